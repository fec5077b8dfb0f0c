import { countCharacters } from '../characters';
import { contentKind } from '../fileContent';

export const FILE_KINDS = ['jpg', 'png', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const IDENTITY_FILE_LIMITS = {
  /** Bytes. */
  size: 10 * 1024 * 1024,
  /** Per application. */
  count: 4,
  nameLength: 120,
} as const;

export const FILE_PROBLEMS = [
  'nameUnsafe',
  'nameTooLong',
  'wrongType',
  'empty',
  'tooLarge',
  'contentDiffers',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

const EXTENSIONS: Record<string, FileKind> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', pdf: 'pdf' };

// Path separators, special characters of file systems and shells, control and invisible characters.
const UNSAFE =
  /[/\\:*?"<>|]|\p{Cc}|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|^\.|\.\.|[\s.]$/u;

/** Some servers would execute `photo.php.jpg`. */
const SECOND_EXTENSION =
  /\.(jpe?g|png|gif|webp|svg|pdf|html?|xhtml|xml|js|mjs|ts|css|php\d?|phtml|jspx?|aspx?|cgi|pl|py|rb|sh|bash|bat|cmd|com|exe|msi|dll|scr|ps1|vbs|jar|war|apk|app|dmg|zip|rar|7z|gz|tar|docm?x?|xlsm?x?|lnk|hta)$/i;

/** Returns the problem of a file name. */
export function fileNameProblem(name: string): FileProblem | undefined {
  if (UNSAFE.test(name)) return 'nameUnsafe';
  if (countCharacters(name) > IDENTITY_FILE_LIMITS.nameLength) return 'nameTooLong';
  const dot = name.lastIndexOf('.');
  if (dot < 1 || !extensionKind(name)) return 'wrongType';
  return SECOND_EXTENSION.test(name.slice(0, dot)) ? 'nameUnsafe' : undefined;
}

function extensionKind(name: string): FileKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(EXTENSIONS, extension) ? EXTENSIONS[extension] : undefined;
}

/** Detects the type by the first bytes. */
export function kindOfContent(head: Uint8Array): FileKind | undefined {
  return contentKind(head, FILE_KINDS);
}

/**
 * Returns the problem of a file: its name, its size in bytes, or a type that differs between name and content (`HEAD_LENGTH`
 * bytes are enough).
 */
export function fileProblem(file: { name: string; size: number; head: Uint8Array }): FileProblem | undefined {
  const named = fileNameProblem(file.name);
  if (named) return named;
  if (file.size <= 0) return 'empty';
  if (file.size > IDENTITY_FILE_LIMITS.size) return 'tooLarge';
  return kindOfContent(file.head) === extensionKind(file.name) ? undefined : 'contentDiffers';
}
