import {
  fileNameProblem,
  fileProblem,
  IDENTITY_FILE_LIMITS,
  kindOfContent,
} from '@/domain/certification/identityFile';
import { HEADS } from '../../../support/certification';

const file = (name: string, head: number[], size = 1000) => ({ name, size, head: new Uint8Array(head) });

describe('names', () => {
  it.each([
    'a.jpg',
    '身份证 正面.JPG',
    'scan 2024.05.01.pdf',
    'IMG_0001.jpeg',
    'Ausweis (1).png',
    'صورة.png',
    'نامه\u200cها.pdf',
    'v1.2.final.pdf',
    'contract.docx.pdf',
    'www.example.com.pdf',
    'archive.zip.pdf',
    'a.jpg.png',
    'Sharpe.pyramid.png',
    `${'a'.repeat(116)}.jpg`,
  ])('accepts %s', (name) => expect(fileNameProblem(name)).toBeUndefined());

  it.each([
    ['../../etc/passwd.jpg', 'nameUnsafe'],
    ['..\\..\\boot.jpg', 'nameUnsafe'],
    ['a/b.jpg', 'nameUnsafe'],
    ['.jpg', 'nameUnsafe'],
    ['..jpg', 'nameUnsafe'],
    ['a..jpg', 'nameUnsafe'],
    ['a\0.jpg', 'nameUnsafe'],
    ['a\n.jpg', 'nameUnsafe'],
    ['a\u007f.jpg', 'nameUnsafe'],
    ['gpj.\u202eexe.jpg', 'nameUnsafe'],
    ['a\u2066b.jpg', 'nameUnsafe'],
    ['a\u200b.jpg', 'nameUnsafe'],
    ['a.jpg ', 'nameUnsafe'],
    ['a.jpg.', 'nameUnsafe'],
    ['a.exe:b.jpg', 'nameUnsafe'],
    ['<img src=x onerror=alert(1)>.jpg', 'nameUnsafe'],
    ['a\u{e0041}.jpg', 'nameUnsafe'],
    ['\u3164.jpg', 'nameUnsafe'],
    ['shell.php.jpg', 'nameExecutable'],
    ['shell.php.final.pdf', 'nameExecutable'],
    ['x.php5.pdf', 'nameExecutable'],
    ['a.exe.pdf', 'nameExecutable'],
    ['a.pdf.exe', 'nameExecutable'],
    ['a.HTML.jpg', 'nameExecutable'],
    ['a.html', 'nameExecutable'],
    ['a.jsp', 'nameExecutable'],
    ['a.phtml.png', 'nameExecutable'],
    ['a.htaccess', 'nameExecutable'],
    ['.htaccess', 'nameUnsafe'],
    [`${'a'.repeat(117)}.jpg`, 'nameTooLong'],
    ['a.exe', 'nameExecutable'],
    ['a.svg', 'nameExecutable'],
    ['a.jpg.exe', 'nameExecutable'],
    ['a.docx', 'wrongType'],
    ['www.example.com', 'wrongType'],
    ['a.heic', 'wrongType'],
    ['jpg', 'wrongType'],
    ['a.constructor', 'wrongType'],
    ['', 'wrongType'],
  ])('rejects %j: %s', (name, problem) => expect(fileNameProblem(name)).toBe(problem));
});

describe('content', () => {
  it('is detected by the first bytes', () => {
    expect(kindOfContent(new Uint8Array(HEADS.jpg))).toBe('jpg');
    expect(kindOfContent(new Uint8Array(HEADS.png))).toBe('png');
    expect(kindOfContent(new Uint8Array(HEADS.pdf))).toBe('pdf');
    expect(kindOfContent(new Uint8Array(HEADS.png.slice(0, 5)))).toBeUndefined();
    expect(kindOfContent(new Uint8Array())).toBeUndefined();
  });

  it.each([
    ['a.jpg', 'jpg'],
    ['a.JPEG', 'jpg'],
    ['a.png', 'png'],
    ['a.pdf', 'pdf'],
  ] as const)('accepts %s', (name, kind) => expect(fileProblem(file(name, HEADS[kind]))).toBeUndefined());

  it.each([
    ['a renamed program', file('a.jpg', HEADS.exe), 'contentDiffers'],
    ['a renamed drawing', file('a.png', HEADS.svg), 'contentDiffers'],
    ['a drawing', file('a.svg', HEADS.svg), 'nameExecutable'],
    ['a jpg called png', file('a.png', HEADS.jpg), 'contentDiffers'],
    ['a pdf called jpg', file('a.jpg', HEADS.pdf), 'contentDiffers'],
    ['nothing', file('a.jpg', [], 0), 'empty'],
    ['a byte too much', file('a.jpg', HEADS.jpg, IDENTITY_FILE_LIMITS.size + 1), 'tooLarge'],
    ['50 MB', file('a.pdf', HEADS.pdf, 50 * 1024 * 1024), 'tooLarge'],
  ])('rejects %s', (_what, given, problem) => expect(fileProblem(given)).toBe(problem));

  it('accepts exactly the maximum size', () => {
    expect(fileProblem(file('a.jpg', HEADS.jpg, 10 * 1024 * 1024))).toBeUndefined();
  });
});
