import * as v from 'valibot';
import { type Column, ROOT_COLUMN_PARENT_ID } from '../../src/domain/content/column';
import { agreementTitle } from './agreements/documents';
import { lazy, readJson, textSchema } from './content';
import type { Language, Text } from './text';

interface Branch {
  recordId: string;
  /** Missing for a help article, which has a title of its own. */
  title?: Text;
  /** 1 is listed, 0 is hidden. */
  state: '0' | '1';
  children: Branch[];
}

const branchSchema: v.GenericSchema<unknown, Branch> = v.strictObject({
  recordId: v.string(),
  title: v.optional(textSchema),
  state: v.optional(v.picklist(['0', '1']), '1'),
  children: v.optional(v.array(v.lazy(() => branchSchema)), []),
});

// In display order, from which `sequence` is derived.
const roots = lazy(() => readJson('columns.json', v.array(branchSchema)));

const flatten = (branches: Branch[], parentId: string, language: Language): (Column & { state: string })[] =>
  branches.flatMap(({ recordId, title = agreementTitle(recordId), state, children }, index) => [
    { recordId, parentId, sequence: (branches.length - index) * 10, title: title[language], state },
    ...flatten(children, recordId, language),
  ]);

/** The columns of one state as a flat list, by default the visible ones (spec sections 3 and 9). */
export const listColumns = (language: Language, wanted = 1): Column[] =>
  flatten(roots(), ROOT_COLUMN_PARENT_ID, language)
    .filter((listed) => listed.state === String(wanted))
    .map(({ state: _state, ...listed }) => listed);
