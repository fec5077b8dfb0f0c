import { isEmail } from '@/domain/email';

it.each([
  'xiaoman.lin@example.com',
  'a.b+c@mail.example.com',
  '张三@例子.中国',
  "o'neil+tax@mail-1.example.co.uk",
  'a@xn--fsqu00a.xn--fiqs8s',
  `${'a'.repeat(64)}@b.cn`,
])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

it.each([
  ...['', 'a', 'a@b', 'a @b.cn', '@b.cn', 'a@b.c', 'a@x..com', 'a@-x.com', 'a@x-.com'],
  ...['<script>@x.com', '"a b"@x.com', 'a,b@x.com', 'a@x.com>', 'a@b.cn@b.cn', 'a@b.cn?bcc=b'],
  `${'a'.repeat(65)}@b.cn`,
  `a@${'b'.repeat(250)}.cn`,
])('rejects %j', (text) => expect(isEmail(text)).toBe(false));
