import { keywordMatcher } from '@/domain/keyword';

/** The search in the options of a select, by their texts and ids. */
export const optionSearch = {
  filterOption: (typed: string, option?: { label?: unknown; value?: unknown }) =>
    keywordMatcher(typed)([String(option?.label ?? '')], [String(option?.value ?? '')]),
};
