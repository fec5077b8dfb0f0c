import { CloseCircleFilled } from '@ant-design/icons';
import { useIntl } from '@umijs/max';

/** Returns the `allowClear` of a field, with the button named in the user's language. antd's has an English name. */
export function useAllowClear() {
  const label = useIntl().formatMessage({ id: 'frame.clear' });
  return { label, clearIcon: <CloseCircleFilled aria-label={label} /> };
}
