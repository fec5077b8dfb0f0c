import { useIntl } from '@umijs/max';
import { Alert, Button, Popconfirm } from 'antd';
import type { FormDraft } from './useFormDraft';

/** Says where the values come from that the form began with, and lets one begin afresh. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  const { formatMessage, formatDate } = useIntl();
  const { source, savedAt } = draft.beginning ?? { source: 'empty' };
  if (source === 'empty') return null;
  const at = savedAt && formatDate(savedAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Alert
      type="info"
      showIcon
      title={formatMessage({ id: `form.restored.${source}` }, { at })}
      action={
        <Popconfirm
          title={formatMessage({ id: `form.restored.afresh.${source}` })}
          okText={formatMessage({ id: 'form.restored.afresh' })}
          cancelText={formatMessage({ id: 'form.member.cancel' })}
          onConfirm={() => (source === 'draft' ? void draft.discard() : draft.restart())}
        >
          <Button loading={draft.saving}>{formatMessage({ id: 'form.restored.afresh' })}</Button>
        </Popconfirm>
      }
    />
  );
}
