import { db } from '../../../mock/lib/db';
import { createMockClient } from './mockClient';

/** The reads of the console whose content is samples. */
const READS = [
  'console/form/submission/list?kind=goal',
  'console/form/submission/list?kind=transfer',
  'console/form/submission/list?kind=warehouse',
  'console/form/submission/goal-review-time',
  'console/form/submission/goal-complaints',
  'console/form/submission/transfer-campaign',
  'console/form/submission/warehouse-east',
  'console/form/people',
  'console/form/payAccounts',
  'console/list/tasks?pageSize=20',
  'console/list/templates?pageSize=100',
  'console/list/articles?pageSize=100',
  'console/list/articles/L-101/comments',
  'console/list/projects?pageSize=100',
  'console/list/applications?pageSize=100',
  'console/profile/return',
  'console/profile/return?id=R-80223',
  'console/profile/process',
  'console/profile/process?id=P-2606',
  'console/welcome',
];

const HAN = /\p{Script=Han}[^"]*/u;

describe('sample content of the console', () => {
  it('is in English for an English reader', async () => {
    const client = createMockClient('en-US');
    const token = await client.signIn('admin');
    for (const path of READS) {
      const { code, result } = await client.get(path, token);
      expect([path, code, HAN.exec(JSON.stringify(result))?.[0]]).toEqual([path, 200, undefined]);
    }
  });

  it('is in Chinese for a Chinese reader', async () => {
    const client = createMockClient('zh-CN');
    const { result } = await client.get(
      'console/form/submission/list?kind=goal',
      await client.signIn('admin'),
    );
    expect(result).toMatchObject({
      list: [{ title: '客诉首次响应控制在 30 分钟内' }, { title: '将服务上架审核缩短到一个工作日' }],
    });
  });
});

it.each([
  ['en-US', 'Shen Zhiyuan'],
  ['zh-CN', '沈知远'],
])('a person has one name everywhere in %s, also after a change of it', async (language, name) => {
  const client = createMockClient(language);
  const token = await client.signIn('admin');
  const read = async (path: string) => (await client.get(path, token)).result;
  const names = async () => [
    (await read('user/query/current/userInfo')) as object,
    (await read('console/profile/process?id=P-2601')) as object,
    (await read('console/access/people')) as object,
    (await read('console/access/person/10001')) as object,
  ];
  const expected = (own: string) => [
    { nickname: own },
    { applicant: { name: own } },
    { people: expect.arrayContaining([expect.objectContaining({ userId: '10001', name: own })]) },
    { name: own },
  ];
  expect(await names()).toMatchObject(expected(name));
  const [user] = db().users;
  if (user) user.nickname = 'Ada';
  expect(await names()).toMatchObject(expected('Ada'));
});
