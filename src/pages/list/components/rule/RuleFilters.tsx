import { DownOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef, Select } from 'antd';
import { type FormEvent, type Ref, useEffect, useId, useState } from 'react';
import { RULE_TARGETS, RULE_TYPES, type RuleOwner } from '@/domain/rule/rule';
import { countFoldedFilters, type RuleFilters as Filters, isFiltered } from '@/domain/rule/ruleQuery';
import styles from './RulePage.module.css';
import type { RuleListView } from './useRuleList';
import { useRuleText } from './useRuleText';

type Draft = Pick<Filters, 'keyword' | 'type' | 'target' | 'owner' | 'from' | 'to'>;

interface RuleFiltersProps {
  view: RuleListView;
  owners: readonly RuleOwner[];
  searchField: Ref<InputRef>;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
}

const draftOf = ({ keyword, type, target, owner, from, to }: Draft): Draft => ({
  keyword,
  type,
  target,
  owner,
  from,
  to,
});

/** What to look for. All of it goes into the address together, so that Back takes one search back, not one letter. */
export function RuleFilters({ view, owners, searchField, unfolded, onUnfold }: RuleFiltersProps) {
  const say = useRuleText();
  const id = useId();
  const { asked } = view;
  const [draft, setDraft] = useState(() => draftOf(asked));
  const [fault, setFault] = useState(false);
  const spelled = JSON.stringify(draftOf(asked));
  // Back, or a link, has changed what is looked for.
  useEffect(() => {
    setDraft(JSON.parse(spelled));
    setFault(false);
  }, [spelled]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const reversed = draft.from !== '' && draft.to !== '' && draft.to < draft.from;
    setFault(reversed);
    if (reversed) onUnfold(true);
    else view.filter({ ...draft, keyword: draft.keyword.trim() });
  }

  const day = (name: 'from' | 'to') => (
    <label className={styles.field} htmlFor={`${id}${name}`}>
      <span>{say(`filter.${name}`)}</span>
      <Input
        id={`${id}${name}`}
        type="date"
        max="9999-12-31"
        value={draft[name]}
        status={fault && name === 'to' ? 'error' : undefined}
        aria-invalid={fault && name === 'to'}
        aria-describedby={name === 'to' ? `${id}fault` : undefined}
        onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      />
    </label>
  );

  const set = countFoldedFilters(asked);
  return (
    <form aria-label={say('filter.form')} className={styles.filters} onSubmit={handleSubmit}>
      <div className={styles.searchLine}>
        <Input
          ref={searchField}
          className={styles.keyword}
          type="search"
          aria-label={say('filter.keyword')}
          placeholder={say('filter.keyword')}
          maxLength={50}
          value={draft.keyword}
          onChange={({ target }) => setDraft({ ...draft, keyword: target.value })}
        />
        <Button htmlType="submit">{say('filter.search')}</Button>
        <Button
          type="text"
          aria-expanded={unfolded}
          aria-controls={`${id}more`}
          icon={<DownOutlined aria-hidden className={unfolded ? styles.turned : undefined} />}
          iconPlacement="end"
          onClick={() => onUnfold(!unfolded)}
        >
          {set > 0 ? say('filter.moreSet', { count: set }) : say('filter.more')}
        </Button>
        {isFiltered(asked) && (
          <Button type="text" onClick={view.clear}>
            {say('filter.clear')}
          </Button>
        )}
      </div>
      <div id={`${id}more`} hidden={!unfolded} className={styles.more}>
        <label className={styles.field} htmlFor={`${id}target`}>
          <span>{say('column.target')}</span>
          <Select
            id={`${id}target`}
            mode="multiple"
            allowClear
            maxTagCount="responsive"
            placeholder={say('filter.any')}
            value={[...draft.target]}
            options={RULE_TARGETS.map((value) => ({ value, label: say(`target.${value}`) }))}
            onChange={(target) => setDraft({ ...draft, target })}
          />
        </label>
        <label className={styles.field} htmlFor={`${id}type`}>
          <span>{say('column.type')}</span>
          <Select
            id={`${id}type`}
            allowClear
            placeholder={say('filter.any')}
            value={draft.type}
            options={RULE_TYPES.map((value) => ({ value, label: say(`type.${value}`) }))}
            onChange={(type) => setDraft({ ...draft, type })}
          />
        </label>
        <label className={styles.field} htmlFor={`${id}owner`}>
          <span>{say('column.owner')}</span>
          <Select
            id={`${id}owner`}
            mode="multiple"
            allowClear
            maxTagCount="responsive"
            placeholder={say('filter.any')}
            value={[...draft.owner]}
            options={owners.map(({ ownerId, name }) => ({ value: ownerId, label: name }))}
            onChange={(owner) => setDraft({ ...draft, owner })}
          />
        </label>
        {day('from')}
        {day('to')}
      </div>
      <p id={`${id}fault`} role="alert" className={styles.fault}>
        {fault && say('filter.days')}
      </p>
    </form>
  );
}
