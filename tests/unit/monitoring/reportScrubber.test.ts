import { scrubMessage, scrubStack } from '@/monitoring/reportScrubber';

const TOKEN = 'qv3T-Yd0WmXk_9LzR4bEo1uHcNaGfJs7PiQtVwB2xKe';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMzgwMDEzODAwMCJ9.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

describe('scrubMessage removes', () => {
  it.each([
    ['a token', `failed for ${TOKEN}`, TOKEN],
    ['a JWT', `jwt ${JWT} expired`, /eyJ|dBjf/],
    ['a bearer', 'Authorization: Bearer abc.def', 'abc.def'],
    ['a header', 'x-authorization: shortone', 'shortone'],
    ['a key in base64', 'key aGVsbG8/d29ybGQ+MTIzNDU2Nzg5MA== end', /aGVs|MTIz/],
    ['a UUID', 'order 3f2504e0-4f89-11d3-9a0c-0305e82c3301 missing', '3f2504e0'],
    ['letters only, too many for a word', `x ${'aBcDeFgHiJkLmNoP'.repeat(3)} y`, 'aBcDeF'],
    ['a password', 'password=hunter2 was refused', 'hunter2'],
    ['a password in JSON', 'body {"password":"hunter2","n":1}', 'hunter2'],
    ['a password with a colon', 'userPassword: hunter2', 'hunter2'],
    ['a captcha', 'captcha: x7Kp', 'x7Kp'],
    ['a code', 'code=1234', '1234'],
    ['an SMS code', 'entered 482913', '482913'],
    ['a phone', 'no user 13800138000', '13800138000'],
    ['a phone with its country', 'call +86 138-0013-8000 now', /138|8000/],
    ['a phone in groups', '138 0013 8000', /138|8000/],
    ['a phone with dots', '138.0013.8000', /138|8000/],
    ['a phone in brackets', '(0086) 13800138000', '138'],
    ['a phone in full-width digits', '手机１３８００１３８０００', /138|１３８|8000/],
    ['a phone in Arabic digits', '١٣٨٠٠١٣٨٠٠٠', /[\u0660-\u0669]/],
    ['a phone with invisible marks', '138\u200b0013\u200b8000', /138|8000/],
    ['a phone in a word', 'user_13800138000_x', '13800138000'],
    ['a phone behind a percent escape', 'tel%3A%2B8613800138000', '138'],
    ['an escaped phone', '%31%33%38%30%30%31%33%38%30%30%30', /138|%31/],
    ['an e-mail', 'mail to zhang.san+work@example.com.cn failed', /zhang|example/],
    ['an e-mail, escaped', 'zhang%40example.com', 'zhang'],
    ['an identity number', 'id 11010519491231002X', /110105|002X/],
    ['an identity number in groups', '110105 1949 1231 002x', /110105|1231/],
    ['a bank card', '6222 0200 1234 5678 901', /6222|5678/],
    ['a name in Chinese', '用户张三不存在', '张三'],
    ['a name in Cyrillic', 'no user Иван', 'Иван'],
    ['a name in Latin letters', 'no user Zhang San', /Zhang|San/],
    ['a name in small letters', 'user zhang-san was not found', /zhang|san/],
    ['a name at the start', 'Wang: not found', 'Wang'],
    ['a name among signs', 'no user (Zhang_San), <Li>, [Wang]', /Zhang|San|Li|Wang/],
    ['a user name before the end of a browser’s sentence', 'Error: zhangsan is not defined', 'zhangsan'],
    ['a user name with its number', 'TypeError: zhang1380 is not a function', /zhang|1380/],
    [
      'a user name that is read as a property',
      "TypeError: Cannot read properties of undefined (reading 'zhangsan')",
      'zhangsan',
    ],
    ['a name that is set', "TypeError: Cannot set properties of null (setting 'Zhang')", 'Zhang'],
    [
      'a name in capitals',
      "Uncaught TypeError: Cannot read properties of null (reading 'ZhangSan')",
      'Zhang',
    ],
    [
      'a user name in Firefox',
      'TypeError: can\'t access property "li_wei", users[name] is undefined',
      'li_wei',
    ],
    [
      'a user name that is known there',
      'TypeError: can\'t access property "zhangsan", users is undefined',
      'zhangsan',
    ],
    ['a street', 'Changan Avenue 1 does not exist', /Changan|Avenue|1/],
    ['a code of four digits', 'code 4821 was refused', '4821'],
    ['a code of four digits in Chinese', '验证码 4821', '4821'],
    ['a code of six digits in Chinese', '验证码 482193', '482193'],
    ['a price', 'costs ¥1,234.56', /1|234|56/],
    ['a date of birth', 'born 1949-12-31', /1949|12|31/],
    ['a number after another word', 'error 4821 at line 77', /4821|77/],
    ['a name in an address', 'at https://example.com/usercenter/order/zhang-san failed', 'zhang'],
    ['a searched name', 'at https://example.com/list/search/articles/Wang failed', 'Wang'],
    ['a picture of a person', 'https://example.com/static/zhang-san.png', 'zhang'],
    ['a script that is not of the portal', 'https://example.com/zhangsan.js', 'zhang'],
    ['an unknown scheme', 'zhangsan://example', 'zhangsan'],
    ['harmless words that are quoted', 'bad "not found for user"', 'found'],
    ['what was typed, repeated by a parser', 'Unexpected token h, "hello wor"... is not valid JSON', 'hello'],
    ['a quotation that does not end', 'Unexpected end of "my secret words', 'words'],
    ['a quotation over lines', 'bad "first\nsecond" end', /first|second/],
    ['single quotes', "No such user 'zhangsan'", 'zhangsan'],
    ['backticks', 'bad value `zhangsan`', 'zhangsan'],
    ['curly quotes', 'bad value “zhangsan”', '“'],
    ['a query', 'GET https://api.example.com/list?name=zhangsan&page=1 failed', /zhangsan|page/],
    ['a query without host', 'at /serviceMarket?keyword=cleaning', 'cleaning'],
    ['a query, escaped', 'redirect=%2Flogin%3Fname%3Dzhangsan', 'zhangsan'],
    ['a fragment', 'https://example.com/a#access_token=abc', /abc|access/],
    ['credentials in an address', 'https://zhang:hunter2@example.com/', /zhang|hunter2/],
    ['an id in an address', 'https://api.example.com/api/v1/order/SO20260117/pay', 'SO2026'],
    ['a name as a host', 'https://zhangsan.example.com/ failed', 'zhangsan'],
    ['a name as a label of a host', 'https://cdn.zhang-san.example.com:8443/ failed', 'zhang'],
    ['a phone as a host', 'https://13800138000.example.com/', '13800138000'],
    ['a document in an address', 'data:text/plain,secret-words', 'secret'],
    ['an object address', 'blob:https://example.com/3f2504e0-4f89', '3f25'],
    ['a file on a disk', 'file:///home/zhangsan/x.html', 'zhangsan'],
    ['an extension', 'chrome-extension://abcdefghij/x.js', 'abcdefghij'],
  ])('%s', (_, message, leak) => {
    const scrubbed = scrubMessage(message);
    if (typeof leak === 'string') expect(scrubbed).not.toContain(leak);
    else expect(scrubbed).not.toMatch(leak);
  });

  it('a given secret', () => {
    expect(scrubMessage('the word is swordfish.', ['swordfish'])).toBe('the ... is ....');
    expect(scrubMessage('is a', ['is', ''])).toBe('is a');
  });

  it('all that is not known, as one', () => {
    expect(scrubMessage('Failed to load Zhang San 4821, Li Si')).toBe('Failed to load ...');
  });

  it('a token that is cut off', () => {
    const cut = `${'word '.repeat(1_598)}${TOKEN}`;
    expect(scrubMessage(cut)).not.toContain(TOKEN.slice(0, 6));
  });
});

describe('scrubMessage keeps', () => {
  it.each([
    [
      "TypeError: Cannot read properties of undefined (reading 'price')",
      "TypeError: Cannot read properties of undefined (reading 'price')",
    ],
    [
      "TypeError: Cannot set properties of null (setting 'zhangsan')",
      "TypeError: Cannot set properties of null (setting '...')",
    ],
    ['RangeError: Maximum call stack size exceeded', 'RangeError: Maximum call stack size exceeded'],
    ['ReferenceError: orderTotals is not defined', 'ReferenceError: orderTotals is not defined'],
    [
      'Minified React error #185; see https://react.dev/errors/185?invariant=185',
      /^Minified React error #185/,
    ],
    ['GET failed: http, status 503', 'GET failed: http, status 503'],
    ['Loading chunk 4821 failed.', 'Loading chunk 4821 failed.'],
    [
      'could not load https://example.com/p__home__index.1a2b3c4d.async.js',
      'could not load https://example.com/p__home__index.1a2b3c4d.async.js',
    ],
    ['  not \n\t found ', 'not found'],
    [
      "NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
      /'removeChild' on 'Node'/,
    ],
    ['TypeError: can\'t access property "price", order.item is undefined', /order\.item/],
    ['TypeError: order.items is not iterable', 'TypeError: order.items is not iterable'],
    ['RangeError: The service does not have this plan', 'RangeError: The service does not have this plan'],
    ['', ''],
  ])('%j', (message, expected) => {
    if (typeof expected === 'string') expect(scrubMessage(message)).toBe(expected);
    else expect(scrubMessage(message)).toMatch(expected);
  });

  it.each(['status', 'payableAmount', 'map', 'e'])('the property %s', (name) => {
    const message = `TypeError: Cannot read properties of undefined (reading '${name}')`;
    expect(scrubMessage(message)).toBe(message);
  });

  it('at most 1,000 characters', () => {
    expect(scrubMessage('not '.repeat(1_000))).toHaveLength(1_000);
  });
});

describe('scrubStack', () => {
  it('keeps the frames with their positions, and removes the message', () => {
    const stack = [
      'Error: no user zhangsan',
      'of the second line',
      '    at pay (https://example.com/portal/p__order__index.1a2b3c4d.async.js:1:123456)',
      '    at async https://example.com/umi.0f9e8d7c.js?v=13800138000:12:7',
      '    at async Promise.all (index 0)',
      '    at fetch (chrome-extension://abcdefghij/x.js:1:2)',
      '    at Object.onClick [as handleClick] (<anonymous>:3:9)',
    ].join('\n');
    expect(scrubStack(stack)).toBe(
      [
        '    at pay (https://example.com/:id/p__order__index.1a2b3c4d.async.js:1:123456)',
        '    at async https://example.com/umi.0f9e8d7c.js:12:7',
        '    at async Promise.all (index 0)',
        '    at fetch (chrome-extension::id)',
        '    at Object.onClick [as handleClick] (<anonymous>:3:9)',
      ].join('\n'),
    );
  });

  it('supports the format of other browsers', () => {
    expect(scrubStack('pay@https://example.com/umi.js:1:20\n@https://example.com/umi.js:2:3')).toBe(
      'pay@https://example.com/umi.js:1:20\n@https://example.com/umi.js:2:3',
    );
  });

  it('scrubs messages that look like frames', () => {
    const scrubbed = scrubStack(`Error: x\n    at 13800138000 zhang@example.com ${TOKEN} "typed" 张三`);
    expect(scrubbed).not.toMatch(/138|zhang|qv3T|typed|张/);
  });

  it('keeps at most 30 frames and no other text', () => {
    expect(scrubStack('    at a (https://example.com/umi.js:1:1)\n'.repeat(200)).split('\n')).toHaveLength(
      30,
    );
    expect(scrubStack('nothing of the kind')).toBe('');
    expect(
      scrubStack('at zhangsan:1:2\n    at Zhang San (x:1:2)\n    at user13800138000 (<anonymous>)'),
    ).toBe('');
  });
});

it.each(['"', '1 ', 'a@', '://', 'A1-', '=&?', 'code', "' ", 'x='])(
  'handles a long sequence of %j quickly',
  (text) => {
    const hostile = text.repeat(20_000);
    expect(scrubMessage(hostile).length).toBeLessThanOrEqual(1_000);
    expect(scrubStack(`    at ${hostile}`).length).toBeLessThanOrEqual(8_000);
  },
);
