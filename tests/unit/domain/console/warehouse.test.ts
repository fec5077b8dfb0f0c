import { FORM_PATHS, resultAddress } from '@/domain/console/submission';
import {
  type Member,
  memberErrors,
  readWarehouse,
  TASK_CARD,
  WAREHOUSE_CARD,
  type Warehouse,
  warehouseErrors,
} from '@/domain/console/warehouse';

const MEMBER: Member = { memberId: 'a', name: '罗一诺', employeeNo: '20418', department: 'delivery' };
const WAREHOUSE: Warehouse = {
  name: 'East',
  host: 'wh-east.example.com',
  owner: 'p03',
  approver: 'p12',
  openOn: '2026-03-01',
  closeOn: '2027-03-01',
  access: 'private',
  taskName: 'Count',
  taskSummary: '',
  executor: 'p04',
  duty: 'p03',
  remindAt: '09:30',
  taskType: 'stocktake',
  members: [MEMBER],
};
const errors = (changes: Partial<Warehouse>) => warehouseErrors({ ...WAREHOUSE, ...changes });

it('an empty warehouse reports all required fields in display order', () => {
  const found = Object.keys(warehouseErrors(readWarehouse(null)));
  const optional = ['access', 'taskType', 'taskSummary'];
  expect(found).toEqual(
    [...WAREHOUSE_CARD, ...TASK_CARD, 'members'].filter((field) => !optional.includes(field)),
  );
});

it.each<[Partial<Warehouse>, object]>([
  [{}, {}],
  [{ host: 'https://wh.example.com' }, { host: 'host' }],
  [{ host: 'localhost' }, { host: 'host' }],
  [{ host: 'wh-.example.com' }, { host: 'host' }],
  [{ host: 'WH.Example.com' }, {}],
  [{ approver: 'p03' }, { approver: 'same' }],
  [{ closeOn: '2026-02-28' }, { closeOn: 'beforeStart' }],
  [{ closeOn: '2026-03-01' }, {}],
  [{ openOn: 'soon' }, { openOn: 'day' }],
  [{ remindAt: '24:00' }, { remindAt: 'time' }],
  [{ remindAt: '23:59' }, {}],
  [{ taskSummary: 'x'.repeat(201) }, { taskSummary: 'tooLong' }],
  [{ members: [] }, { members: 'required' }],
  [{ members: [{ ...MEMBER, name: '' }] }, { members: 'member' }],
  [{ members: [MEMBER, { ...MEMBER, memberId: 'b' }] }, { members: 'member' }],
])('a warehouse with %j has the errors %j', (changes, expected) => {
  expect(errors(changes)).toEqual(expected);
});

it('a warehouse has at most twenty members', () => {
  const members = Array.from({ length: 21 }, (_, index) => ({
    ...MEMBER,
    memberId: `m${index}`,
    employeeNo: String(10_000 + index),
  }));
  expect(errors({ members })).toEqual({ members: 'tooMany' });
  expect(errors({ members: members.slice(1) })).toEqual({});
});

it.each<[Partial<Member>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'required' }],
  [{ name: 'x'.repeat(21) }, { name: 'tooLong' }],
  [{ employeeNo: '' }, { employeeNo: 'required' }],
  [{ employeeNo: '1234' }, { employeeNo: 'number' }],
  [{ employeeNo: '1234a' }, { employeeNo: 'number' }],
  [{ department: '' }, { department: 'required' }],
])('a member with %j has the errors %j', (changes, expected) => {
  expect(memberErrors({ ...MEMBER, ...changes }, [MEMBER])).toEqual(expected);
});

it("a member's number must be unique", () => {
  expect(memberErrors(MEMBER, [MEMBER])).toEqual({});
  expect(memberErrors({ ...MEMBER, memberId: 'b' }, [MEMBER])).toEqual({ employeeNo: 'taken' });
});

it('readWarehouse ignores invalid saved values', () => {
  expect(readWarehouse(WAREHOUSE)).toEqual(WAREHOUSE);
  expect(readWarehouse({ ...WAREHOUSE, members: [{ name: 'x' }], taskType: 'none' })).toEqual({
    ...WAREHOUSE,
    members: [],
    taskType: 'stocktake',
  });
});

it('resultAddress contains the outcome and the escaped id', () => {
  expect(resultAddress({ submissionId: 'a b', status: 'refused' })).toBe('/result/fail?id=a%20b');
  expect(resultAddress({ submissionId: 'a', status: 'done' })).toBe('/result/success?id=a');
  expect(Object.values(FORM_PATHS).every((path) => path.startsWith('/form/'))).toBe(true);
});
