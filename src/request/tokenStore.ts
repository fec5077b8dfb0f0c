import { TOKEN_PATTERN } from '@/domain/account/login';
import { TOKEN_KEY } from '@/domain/account/tokenKey';

export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the token in `storage`, or, where storage throws or is full, in memory for the life of the page.
 * What no header could carry is no token, and is not kept. Storage is looked up at each use, because only reading `window.sessionStorage` may already throw.
 */
export function createTokenStore(storage?: TokenStorage) {
  // Overrules storage while set; empty means that storage would not let go of a token.
  let memory: string | undefined;

  function attempt<T>(action: (storage: TokenStorage) => T): T | undefined {
    try {
      return action(storage ?? window.sessionStorage);
    } catch {
      return undefined;
    }
  }

  function drop(): boolean {
    return (
      attempt((kept) => {
        kept.removeItem(TOKEN_KEY);
        return !kept.getItem(TOKEN_KEY);
      }) ?? false
    );
  }

  function remove(): void {
    memory = drop() ? undefined : '';
  }

  return {
    read(): string | undefined {
      const value = memory ?? attempt((kept) => kept.getItem(TOKEN_KEY));
      if (!value) return undefined;
      if (TOKEN_PATTERN.test(value)) return value;
      remove();
      return undefined;
    },
    write(token: string): void {
      const written = attempt((kept) => {
        kept.setItem(TOKEN_KEY, token);
        return kept.getItem(TOKEN_KEY) === token;
      });
      memory = written ? undefined : token;
      // An older token left behind would be there again after a reload.
      if (!written) drop();
    },
    remove,
  };
}
