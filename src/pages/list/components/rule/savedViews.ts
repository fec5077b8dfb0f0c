import * as v from 'valibot';
import { maxCharacters } from '@/domain/characters';
import { nameSchema } from '@/domain/fieldError';
import type { ListQuery } from '@/domain/listQuery';
import { foldName, trimName } from '@/domain/name';
import type { RuleQuery } from '@/domain/rule/ruleFields';

export const VIEW_NAME_MAX = 40;
export const MAX_VIEWS = 50;

export const viewNameSchema = nameSchema(VIEW_NAME_MAX);

export const savedViewSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), maxCharacters(VIEW_NAME_MAX)),
  /** The search of the URL: filters, sort order and page size. */
  search: v.string(),
});
/** A view of the list under a name. */
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Returns the part of a URL's search that makes a view: what differs from the defaults, in one order, without the page. */
export function toViewSearch(
  params: URLSearchParams,
  schema: Pick<ListQuery<RuleQuery>, 'names' | 'read' | 'isDefault'>,
): string {
  const query = schema.read(params);
  const search = new URLSearchParams();
  for (const name of [...schema.names, 'pageSize'] as const) {
    const value = query[name];
    if (value === undefined || schema.isDefault(name, value)) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  return search.toString();
}

/** Returns the search to open instead: the last one for an empty search, the last page size for one without. */
export function toRestoredSearch(search: string, stored: string): string | undefined {
  const params = new URLSearchParams(search);
  const pageSize = new URLSearchParams(stored).get('pageSize');
  if (params.size === 0) return stored || undefined;
  if (!pageSize || params.has('pageSize')) return undefined;
  params.set('pageSize', pageSize);
  return params.toString();
}

const isNamed = (name: string) => {
  const wanted = foldName(name);
  return (view: SavedView) => foldName(view.name) === wanted;
};

export const findView = (views: readonly SavedView[], name: string) => views.find(isNamed(name));

/** Saves a view; one of the same name is replaced in its place. */
export function saveView(views: readonly SavedView[], { name, search }: SavedView): SavedView[] {
  const view = { name: trimName(name), search };
  const index = views.findIndex(isNamed(name));
  return index < 0 ? [...views, view] : views.with(index, view);
}

export const renameView = (views: readonly SavedView[], name: string, newName: string): SavedView[] =>
  views.map((view) => (view.name === name ? { ...view, name: trimName(newName) } : view));

export const deleteView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);
