import typography from '@/components/typography.module.css';
import { useText } from '@/components/useText';

/** The sentence of the administrators' pages (spec section 6). */
export function AdminOnlyNotice() {
  const t = useText('admin');
  return (
    <p className={typography.note} style={{ margin: '-8px 0 8px' }}>
      {t('onlyAdmin')}
    </p>
  );
}
