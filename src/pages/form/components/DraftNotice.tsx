import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
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
        <Button
          loading={draft.saving}
          onClick={() => (source === 'submission' ? draft.restart() : void draft.discard())}
        >
          {formatMessage({ id: 'form.restored.afresh' })}
        </Button>
      }
    />
  );
}
