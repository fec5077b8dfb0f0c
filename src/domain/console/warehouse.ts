import * as v from 'valibot';
import { dayError, isDay } from '../calendar';
import { checkedName, type NameError, nameError, textError, visibleErrors } from '../fieldError';
import { idSchema, sentCode, sentList, sentText } from '../schemas';

/** Maximum characters and members. */
export const WAREHOUSE_LIMITS = { name: 40, summary: 200, memberName: 20, members: 20 } as const;
export const WAREHOUSE_ACCESS = ['private', 'public'] as const;
export const TASK_TYPES = ['stocktake', 'dispatch', 'inspection'] as const;
export const DEPARTMENTS = ['operations', 'delivery', 'support', 'finance', 'security'] as const;

/** A member of a warehouse. */
export const memberSchema = v.object({
  memberId: idSchema,
  /** Name of the member. */
  name: checkedName,
  /** Five digits. */
  employeeNo: sentCode,
  /** Department of the member. */
  department: v.union([v.picklist(DEPARTMENTS), v.literal('')]),
});

/** A warehouse of the advanced form; people are ids. */
export const warehouseSchema = v.object({
  /** Name of the warehouse. */
  name: checkedName,
  /** Domain without `https://`. */
  host: sentText,
  /** Id of the person who owns the warehouse. */
  owner: sentCode,
  /** Id of the person who approves. */
  approver: sentCode,
  /** First day, `2026-12-01`; another text is refused with 45001. */
  openOn: sentCode,
  /** Last day, `2026-12-31`; another text is refused with 45001. */
  closeOn: sentCode,
  /** Who can use the warehouse. */
  access: v.picklist(WAREHOUSE_ACCESS),
  /** Name of the first task. */
  taskName: checkedName,
  /** Description of the task; may be empty. */
  taskSummary: sentText,
  /** Id of the person who does the task. */
  executor: sentCode,
  /** Id of the person on duty. */
  duty: sentCode,
  /** `18:30` */
  remindAt: sentCode,
  /** Kind of the task. */
  taskType: v.picklist(TASK_TYPES),
  /** People of the warehouse. */
  members: sentList(memberSchema),
});

const text = v.fallback(v.string(), '');
const keptWarehouseSchema = v.object({
  name: text,
  host: text,
  owner: text,
  approver: text,
  openOn: text,
  closeOn: text,
  access: v.fallback(v.picklist(WAREHOUSE_ACCESS), 'private'),
  taskName: text,
  taskSummary: text,
  executor: text,
  duty: text,
  remindAt: text,
  taskType: v.fallback(v.picklist(TASK_TYPES), 'stocktake'),
  members: v.fallback(v.array(memberSchema), []),
});

export type Member = v.InferOutput<typeof memberSchema>;
export type MemberField = Exclude<keyof Member, 'memberId'>;
export type MemberError = NameError | 'number' | 'taken';
export type Warehouse = v.InferOutput<typeof warehouseSchema>;
export type WarehouseField = keyof Warehouse;
export type WarehouseError =
  | NameError
  | 'tooMany'
  | 'host'
  | 'same'
  | 'day'
  | 'beforeStart'
  | 'time'
  | 'member';

export const WAREHOUSE_CARD = ['name', 'host', 'access', 'owner', 'approver', 'openOn', 'closeOn'] as const;
export const TASK_CARD = ['taskName', 'taskSummary', 'executor', 'duty', 'remindAt', 'taskType'] as const;
export const MEMBER_FIELDS = ['name', 'employeeNo', 'department'] as const;

const HOST = /^(?=.{4,100}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads a stored draft; invalid fields are empty. */
export function readWarehouse(kept: unknown): Warehouse {
  const parsed = v.safeParse(keptWarehouseSchema, kept);
  return parsed.success ? parsed.output : v.parse(keptWarehouseSchema, {});
}

const choiceError = (choice: string) => (choice === '' ? 'required' : undefined);

export function memberErrors(
  member: Member,
  others: readonly Member[],
): Partial<Record<MemberField, MemberError>> {
  const { employeeNo, memberId } = member;
  const taken = others.some((other) => other.memberId !== memberId && other.employeeNo === employeeNo);
  const numberError = /^\d{5}$/.test(employeeNo) ? (taken ? 'taken' : undefined) : 'number';
  return visibleErrors<MemberField, MemberError>({
    name: nameError(member.name, WAREHOUSE_LIMITS.memberName),
    employeeNo: employeeNo === '' ? 'required' : numberError,
    department: choiceError(member.department),
  });
}

function membersError(members: readonly Member[]): WarehouseError | undefined {
  if (members.length === 0) return 'required';
  if (members.length > WAREHOUSE_LIMITS.members) return 'tooMany';
  return members.some((member) => Object.keys(memberErrors(member, members)).length > 0)
    ? 'member'
    : undefined;
}

/** Returns the errors by field, in the order of the form; empty when the warehouse is valid. */
export function warehouseErrors(warehouse: Warehouse): Partial<Record<WarehouseField, WarehouseError>> {
  const { host, owner, approver, openOn, closeOn, remindAt, members } = warehouse;
  return visibleErrors<WarehouseField, WarehouseError>({
    name: nameError(warehouse.name, WAREHOUSE_LIMITS.name),
    host: host.trim() === '' ? 'required' : HOST.test(host.trim()) ? undefined : 'host',
    owner: choiceError(owner),
    approver: choiceError(approver) ?? (approver === owner ? 'same' : undefined),
    openOn: dayError(openOn),
    closeOn: dayError(closeOn) ?? (isDay(openOn) && closeOn < openOn ? 'beforeStart' : undefined),
    access: undefined,
    taskName: nameError(warehouse.taskName, WAREHOUSE_LIMITS.name),
    taskSummary: textError(warehouse.taskSummary, WAREHOUSE_LIMITS.summary, { optional: true }),
    executor: choiceError(warehouse.executor),
    duty: choiceError(warehouse.duty),
    remindAt: remindAt === '' ? 'required' : TIME.test(remindAt) ? undefined : 'time',
    taskType: undefined,
    members: membersError(members),
  });
}
