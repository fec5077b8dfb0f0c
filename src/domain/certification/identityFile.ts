import { countCharacters } from '../characters';
import { contentKind } from '../fileContent';
import { hasForbiddenCharacters, trimName } from '../name';

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
  /** An extension in the name is one of what a server or a browser may run. */
  'nameExecutable',
  'nameTooLong',
  'wrongType',
  'empty',
  'tooLarge',
  'contentDiffers',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

const EXTENSIONS: Record<string, FileKind> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', pdf: 'pdf' };

// Path separators, special characters of file systems and shells.
const UNSAFE = /[/\\:*?"<>|]|^\.|\.\.|[\s.]$/u;

/**
 * What a server or a browser may run, at any place: some servers run `photo.php.jpg`. Documents and addresses of sites may be
 * part of a name: `contract.docx.pdf`, `www.example.com.pdf`.
 */
const EXECUTABLE =
  /\.(php\d?|phps|phtml?|phar|jspx?|jspf|aspx?|as[ahm]x|asa|cfml?|cgi|fcgi|pl|py|rb|sh|bash|s?html?|xhtml|xht|xml|xslt?|svgz?|swf|[cm]?js|wasm|htaccess|htpasswd|bat|cmd|exe|msi|dll|scr|pif|cpl|ps1|vb[es]?|wsf?|hta|lnk|jar|war|apk)(?=\.|$)/i;

/** Returns the problem of a file name. */
export function fileNameProblem(name: string): FileProblem | undefined {
  const dot = name.lastIndexOf('.');
  if (UNSAFE.test(name) || hasForbiddenCharacters(name)) return 'nameUnsafe';
  if (dot > 0 && trimName(name.slice(0, dot)) === '') return 'nameUnsafe';
  if (countCharacters(name) > IDENTITY_FILE_LIMITS.nameLength) return 'nameTooLong';
  if (EXECUTABLE.test(name)) return 'nameExecutable';
  return dot > 0 && extensionKind(name) ? undefined : 'wrongType';
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
