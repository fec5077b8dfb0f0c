import { randomUUID } from 'node:crypto';
import { isGeneratedId } from './generated';

/** A user of the reference back end. */
export interface Account {
  userId: string;
  userName: string;
  password: string;
  /** The paths of the user's menus. */
  pages: readonly string[];
}

/** A call of an operation, after its session and its body were checked. */
export interface Call {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  /** The body before it was read, such as a multipart form. */
  sent: string;
  /** The signed-in user; undefined for a visitor. */
  user: Account | undefined;
  token: string;
}

/** By method and path: returns the result of an operation, or throws a Refusal. */
export type Handlers = Record<string, (call: Call) => unknown>;

/** Generates a value of a named schema and replaces some of its fields. */
export type Make = (schema: string, values: object, index?: number) => object;

/** A failure, by the name of one of the operation's codes in the document. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly result: unknown = null,
  ) {
    super(code);
  }
}

interface Session {
  sessionId: string;
  token: string;
  user: Account;
}

/** The accounts and their open sessions. */
export class Sessions {
  open: Session[] = [];
  /** The ids of the users' avatars. */
  readonly avatars = new Map<Account | undefined, string>();
  /** The versions of the users' profiles. */
  readonly profiles = new Map<Account | undefined, number>();

  constructor(readonly accounts: readonly Account[]) {}

  find(token: string): Account | undefined {
    return this.open.find((session) => session.token === token)?.user;
  }

  /** Ends sessions and returns their number. */
  end(isEnded: (session: Session) => boolean): number {
    const before = this.open.length;
    this.open = this.open.filter((session) => !isEnded(session));
    return before - this.open.length;
  }
}

const refuse = (code: string) => (): never => {
  throw new Refusal(code);
};

function requireSamePasswords({ body }: Call): null {
  if (body.password !== body.passwordRepeat) throw new Refusal('passwordsDiffer');
  return null;
}

/** Signing in and out, the user and the sessions. A registration and a change of the phone number are only refused. */
export function accountHandlers(sessions: Sessions, make: Make): Handlers {
  const avatarOf = (user?: Account) => {
    const pictureId = sessions.avatars.get(user);
    return pictureId === undefined ? '' : `/api/v1/user/avatar/${pictureId}`;
  };
  const profileOf = (user?: Account) => ({ version: sessions.profiles.get(user) ?? 1 });
  return {
    'POST user/login'({ body: { userPhone, password } }) {
      const user = sessions.accounts.find(
        (each) => each.userName === userPhone && each.password === password,
      );
      if (!user) throw new Refusal('wrongCredentials');
      const token = randomUUID();
      sessions.open.push({ sessionId: randomUUID(), token, user });
      return { token };
    },
    'POST user/logout': ({ token }) => sessions.end((session) => session.token === token) && null,
    'GET user/query/current/userInfo': ({ user }) => ({
      userId: user?.userId,
      userName: user?.userName,
      avatar: avatarOf(user),
      version: profileOf(user).version,
      certification: { status: 'verified', type: 'personal' },
      menus: user?.pages.map((path) => ({ path })),
    }),
    'PUT user/profile'({ user, body }) {
      const current = profileOf(user);
      if (body.version !== current.version)
        throw new Refusal('conflict', { at: new Date().toISOString(), current });
      sessions.profiles.set(user, current.version + 1);
      return profileOf(user);
    },
    'POST user/avatar'({ user, sent }) {
      if (!sent.includes('PNG')) throw new Refusal('refused');
      sessions.avatars.set(user, randomUUID());
      return { avatar: avatarOf(user) };
    },
    'DELETE user/avatar'({ user }) {
      sessions.avatars.delete(user);
      return { avatar: '' };
    },
    'GET user/avatar/{pictureId}'({ params }) {
      const isKnown = [...sessions.avatars.values()].includes(params.pictureId ?? '');
      if (!isKnown) throw new Refusal('notFound');
    },
    'GET user/session/list': ({ user, token }) =>
      make('UserSessionList', {
        list: sessions.open
          .filter((session) => session.user === user)
          .map(({ sessionId, token: own }) => make('UserSession', { sessionId, current: own === token })),
      }),
    'POST user/session/revoke': ({ body, user, token }) => ({
      revokedCount: sessions.end(
        (session) =>
          session.user === user &&
          (body.others ? session.token !== token : session.sessionId === body.sessionId),
      ),
    }),
    'POST user/sms/send': refuse('phoneInvalid'),
    'POST user/register': requireSamePasswords,
    'POST user/password/reset': requireSamePasswords,
    'POST user/password/change': requireSamePasswords,
    'POST user/phone/change': refuse('phoneProofInvalid'),
    'POST user/phone/code': refuse('phoneProofInvalid'),
    'POST user/closing': refuse('proofRequired'),
    'POST user/data': refuse('proofRequired'),
    'POST user/secondStep/setup': refuse('proofRequired'),
    'POST user/secondStep/recoveryCodes': refuse('proofRequired'),
    'DELETE user/secondStep': refuse('proofRequired'),
    'POST instance/{instanceId}/access'({ params, user }) {
      const isOwn = isGeneratedId('instanceId', params.instanceId ?? '', user?.userId ?? '');
      throw new Refusal(isOwn ? 'proofRequired' : 'notFound');
    },
  };
}
