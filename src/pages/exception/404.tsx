import { useT } from '@@/texts/result';
import { SearchOutlined } from '@ant-design/icons';
import { history, Link, useAccess } from '@umijs/max';
import { Button, Empty, Flex, Input } from 'antd';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { useAllowClear } from '@/components/useAllowClear';
import { searchAddress } from '@/domain/catalog/marketQuery';
import { keywordMatcher } from '@/domain/keyword';
import { grantedConsoleGroups } from '../../../config/routes';

const MAX_RESULTS = 8;

/** The console's sample 404 page with a page search. */
export default function NotFoundSamplePage() {
  const t = useT();
  const allowClear = useAllowClear();
  const access = useAccess();
  const [keyword, setKeyword] = useState('');
  const query = keyword.trim();
  const matches = keywordMatcher(keyword);
  const found = grantedConsoleGroups(access)
    .flatMap(({ pages }) => pages)
    .map(({ path, titleId }) => ({ path, title: t(titleId) }))
    .filter(({ path, title }) => matches([title, path]))
    .slice(0, MAX_RESULTS);
  const label = t('result.exception.404.search');

  return (
    <ConsolePage>
      <StatusPage
        drawing="notFound"
        compact
        title={t('state.notFound.title')}
        description={t('result.exception.404')}
        action={
          <Flex gap={8} wrap justify="center">
            <Button onClick={() => history.back()}>{t('result.exception.back')}</Button>
            <LinkButton to="/welcome" type="primary">
              {t('state.toWelcome')}
            </LinkButton>
          </Flex>
        }
      />
      <Flex vertical gap={16} style={{ maxInlineSize: 480, marginInline: 'auto' }}>
        <Input
          role="searchbox"
          prefix={<SearchOutlined aria-hidden />}
          size="large"
          allowClear={allowClear}
          aria-label={label}
          placeholder={label}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
          onPressEnter={() => found[0] && query && history.push(found[0].path)}
        />
        {query && (
          <Flex vertical gap={4} role="status">
            {found.map(({ path, title }) => (
              <Link key={path} to={path} style={{ paddingBlock: 9 }}>
                {title}
              </Link>
            ))}
            {found.length === 0 && (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('result.exception.404.none')} />
            )}
            <Link to={searchAddress(keyword)} style={{ paddingBlock: 9 }}>
              {t('result.exception.404.market', { keyword: keyword.trim() })}
            </Link>
          </Flex>
        )}
      </Flex>
    </ConsolePage>
  );
}
