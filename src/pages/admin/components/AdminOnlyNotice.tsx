import { useIntl } from '@umijs/max';
import typography from '@/components/typography.module.css';

/** The sentence of the administrators' pages (spec section 6). */
export function AdminOnlyNotice() {
  const { formatMessage } = useIntl();
  return (
    <p className={typography.note} style={{ margin: '-8px 0 8px' }}>
      {formatMessage({ id: 'admin.onlyAdmin' })}
    </p>
  );
}
