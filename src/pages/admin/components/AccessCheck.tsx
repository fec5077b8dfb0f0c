import { useT } from '@@/texts/admin';
import { useAppData } from '@umijs/max';
import { AutoComplete } from 'antd';
import { useEffect, useId, useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { optionSearch } from '@/components/form/optionSearch';
import { quietSelect, Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { useAllowClear } from '@/components/useAllowClear';
import { useTouchSize } from '@/components/useTouchSize';
import { keywordMatcher } from '@/domain/keyword';
import { fetchAccessPeople, fetchPersonAccess } from '@/services/consoleAccess';
import { siteRoutes } from '../../../../config/routes';
import { AccessResult } from './AccessResult';

/** Returns the path of a page's address, which may be a whole URL; undefined for none. */
function toPath(address: string, basename: string): string | undefined {
  const typed = address.trim();
  if (!typed) return undefined;
  const base = basename.replace(/\/$/, '');
  const { pathname } = toUrl(typed);
  return (base && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname) || '/';
}

/** Returns the typed URL; what is none is a path of this site. */
function toUrl(typed: string): URL {
  try {
    return new URL(typed);
  } catch {
    return new URL(typed.replace(/^\/*/, '/'), window.location.origin);
  }
}

/** Explains why an account can open a page, or why not. The question is kept in the URL. */
export function AccessCheck() {
  const t = useT();
  const allowClear = useAllowClear();
  const { basename = '/' } = useAppData();
  const id = useId();
  const size = useTouchSize();
  const { query, change } = useQueryState();
  const userId = query.get('person') ?? undefined;
  const page = toPath(query.get('page') ?? '', '/');
  const [typed, setTyped] = useState(page ?? '');
  useEffect(() => setTyped(page ?? ''), [page]);

  const people = useQuery(fetchAccessPeople);
  const person = useQuery((options) => fetchPersonAccess(userId ?? '', options), {
    key: userId,
    ready: userId !== undefined,
    silent: true,
    refreshOnFocus: true,
  });
  const options = siteRoutes
    .filter(({ path }) => !/[:*]/.test(path) && path !== '/')
    .map(({ path, titleId }) => ({ value: path, label: `${t(titleId)} · ${path}` }));

  /** Takes an address, or a part of a page's name. */
  function setPage(text: string) {
    const isAddress = /^\s*(\/|https?:)/.test(text) || text.trim() === '';
    const named = isAddress ? undefined : options.find(({ label }) => keywordMatcher(text)([label]))?.value;
    const path = isAddress ? toPath(text, basename) : (named ?? page);
    setTyped(path ?? '');
    if (path !== page) change({ page: path });
  }

  function result() {
    if (!userId || !page) return <p className={typography.secondary}>{t('admin.check.start')}</p>;
    return (
      <QueryContent
        query={{ ...person, data: person.isStale ? undefined : person.data }}
        failed={t('admin.check.failed')}
        missing={<p role="alert">{t('admin.check.nobody')}</p>}
      >
        {(person) => <AccessResult person={person} pathname={page} />}
      </QueryContent>
    );
  }

  return (
    <Section id="admin-check" title={t('admin.check')}>
      <CardGrid min={240} stretch>
        <div>
          <label htmlFor={`${id}person`} className={typography.label}>
            {t('admin.check.person')}
          </label>
          <Select
            id={`${id}person`}
            className={layout.full}
            size={size}
            showSearch={optionSearch}
            placeholder={t('admin.check.person.hint')}
            loading={people.isLoading}
            value={userId}
            onChange={(chosen: string) => change({ person: chosen })}
            options={people.data?.people.map((each) => ({
              value: each.userId,
              label: `${each.name} (${each.userName})`,
            }))}
          />
        </div>
        <div>
          <label htmlFor={`${id}page`} className={typography.label}>
            {t('admin.check.page')}
          </label>
          <AutoComplete
            {...quietSelect}
            id={`${id}page`}
            className={layout.full}
            size={size}
            allowClear={allowClear}
            placeholder={t('admin.check.page.hint')}
            value={typed}
            onChange={(value?: string) => setTyped(value ?? '')}
            onSelect={(path) => setPage(path ?? '')}
            onClear={() => setPage('')}
            onBlur={() => setPage(typed)}
            onInputKeyDown={({ key }) => key === 'Enter' && setPage(typed)}
            defaultActiveFirstOption={false}
            showSearch={optionSearch}
            options={options}
          />
        </div>
      </CardGrid>
      <div role="status">{result()}</div>
    </Section>
  );
}
