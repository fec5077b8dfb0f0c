import { isDay } from '../dayRange';
import { DEFAULT_PAGE_SIZE } from '../listing';
import {
  RULE_STATUS_NAMES,
  RULE_TARGETS,
  RULE_TYPES,
  type RuleStatusName,
  type RuleTarget,
  type RuleType,
} from './rule';

export const RULE_SORTS = ['key', 'name', 'callNo', 'status', 'time', 'updatedAt', 'progress'] as const;
export type RuleSortColumn = (typeof RULE_SORTS)[number];
export interface RuleSort {
  column: RuleSortColumn;
  descending: boolean;
}
/** The newest first. */
export const DEFAULT_RULE_SORT: RuleSort = { column: 'key', descending: true };

export const RULE_PAGE_SIZES = [10, 20, 50, 100] as const;

/** What is looked for; days are those of the reader's own calendar. */
export interface RuleFilters {
  keyword: string;
  status: readonly RuleStatusName[];
  type?: RuleType;
  target: readonly RuleTarget[];
  owner: readonly string[];
  /** `2026-11-20`, both inclusive; empty for no limit. */
  from: string;
  to: string;
}

export interface RuleQuery extends RuleFilters {
  sort: RuleSort;
  current: number;
  pageSize: number;
}

const MAX_KEYWORD = 50;
const OWNER_ID = /^[\w-]{1,32}$/;

/** The names of the filters in an address, without the status, which stands above the table. */
export const RULE_FILTER_NAMES = ['keyword', 'type', 'target', 'owner', 'from', 'to'] as const;

/** What an address, or a call, asks for; what makes no sense there counts as not asked for. */
export function readRuleQuery(query: URLSearchParams): RuleQuery {
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const current = Number(query.get('current') ?? 1);
  const size = Number(query.get('pageSize'));
  const type = query.get('type');
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD),
    status: RULE_STATUS_NAMES.filter((name) => query.getAll('status').includes(name)),
    type: RULE_TYPES.find((name) => name === type),
    target: RULE_TARGETS.filter((name) => query.getAll('target').includes(name)),
    owner: [...new Set(query.getAll('owner'))].filter((id) => OWNER_ID.test(id)).sort(),
    from: day('from'),
    to: day('to'),
    sort: readRuleSort(query.get('sort')),
    current: Number.isSafeInteger(current) && current > 0 ? current : 1,
    pageSize: RULE_PAGE_SIZES.find((choice) => choice === size) ?? DEFAULT_PAGE_SIZE,
  };
}

/** `callNo` upwards, `-callNo` downwards; anything else is the usual order. */
export function readRuleSort(text: string | null | undefined): RuleSort {
  const descending = text?.startsWith('-') ?? false;
  const column = RULE_SORTS.find((name) => name === (descending ? text?.slice(1) : text));
  return column ? { column, descending } : DEFAULT_RULE_SORT;
}

/** As an address spells it; the usual order is not spelled. */
export function writeRuleSort({ column, descending }: RuleSort): string | undefined {
  if (column === DEFAULT_RULE_SORT.column && descending === DEFAULT_RULE_SORT.descending) return undefined;
  return descending ? `-${column}` : column;
}

/** Whether less than all rules are asked for. */
export function isFiltered({ keyword, status, type, target, owner, from, to }: RuleFilters): boolean {
  return Boolean(keyword || type || from || to) || status.length + target.length + owner.length > 0;
}

/** How many of the filters that fold away are set. */
export function countFoldedFilters({ type, target, owner, from, to }: RuleFilters): number {
  return [type, target.length > 0, owner.length > 0, from || to].filter(Boolean).length;
}
