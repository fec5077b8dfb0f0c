import { useT } from '@@/texts/entry';
import { CloseCircleFilled } from '@ant-design/icons';

/** Returns the `allowClear` of a field, with the button named in the user's language. antd's has an English name. */
export function useAllowClear() {
  const label = useT()('frame.clear');
  return { label, clearIcon: <CloseCircleFilled aria-label={label} /> };
}
