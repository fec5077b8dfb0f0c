import { useT } from '@@/texts/form';
import submissionTexts from '@@/texts/submission';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageLink } from '@/components/PageLink';
import { useQueryState } from '@/components/query/useQueryState';
import { SideDrawer } from '@/components/SideDrawer';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { resultAddress, type SubmissionKind } from '@/domain/console/submission';
import { listQuery } from '@/domain/listQuery';
import { SUBMISSION_STATUS_TONE } from '@/domain/statusTone';
import { listSubmissions } from '@/services/consoleForm';

const submissionQuery = listQuery({}, { pageSizes: [8] });

function Submissions({ kind, onClose }: { kind: SubmissionKind; onClose: () => void }) {
  const t = useT(submissionTexts);
  const list = useList(
    'form',
    submissionQuery,
    (query, options) => listSubmissions({ kind, ...query }, options),
    { key: kind },
  );
  return (
    <ListContent list={list} emptyAction={<Button onClick={onClose}>{t('form.list.fill')}</Button>}>
      {(data) => (
        <ul className={layout.divided}>
          {data.list.map((each) => (
            <Flex
              key={each.submissionId}
              component="li"
              wrap
              align="center"
              justify="space-between"
              gap="8px 16px"
              style={{ paddingBlock: 12 }}
            >
              <Flex className={layout.shrink} component="span" vertical>
                <PageLink to={resultAddress(each)}>{each.title}</PageLink>
                <span className={typography.secondary}>
                  <DateText at={each.createdAt} short withTime />
                </span>
              </Flex>
              <StatusTag
                tone={SUBMISSION_STATUS_TONE[each.status]}
                text={t(`submission.status.${each.status}`)}
              />
            </Flex>
          ))}
        </ul>
      )}
    </ListContent>
  );
}

/** The user's submissions of a form. Its state is kept in the URL. */
export function SubmissionsDrawer({ kind }: { kind: SubmissionKind }) {
  const t = useT();
  const { query, change } = useQueryState();
  const close = () => change({ list: undefined, current: undefined, page: undefined });
  return (
    <>
      <Button onClick={() => change({ list: 'open' })}>{t(`form.list.open.${kind}`)}</Button>
      <SideDrawer
        open={query.get('list') === 'open'}
        hasEntry
        title={t(`form.list.open.${kind}`)}
        onClose={close}
      >
        <Submissions kind={kind} onClose={close} />
      </SideDrawer>
    </>
  );
}
