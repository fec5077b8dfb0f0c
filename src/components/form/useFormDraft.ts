import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { changedValues } from './changedValues';
import { useDraft } from './useDraft';

/**
 * The draft of an antd form, see `useDraft`. Only changed fields are kept, so that restoring them does not revert what somebody
 * else has changed since. Pass the form's values to `keep` on each change. `onRestore` is called after fields are restored.
 */
export function useFormDraft<T extends object>(
  name: string | undefined,
  form: FormInstance<T>,
  onRestore: (restored: Partial<T>) => void,
) {
  const draft = useDraft<Partial<T>>(name, (restored) => {
    form.setFieldsValue(restored as Parameters<typeof form.setFieldsValue>[0]);
    draft.keep(restored);
    onRestore(restored);
  });
  const initial = useRef<Partial<T>>({});
  const readInitial = () => {
    initial.current = form.getFieldsValue();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, after the fields are mounted.
  useEffect(readInitial, []);

  return {
    notice: draft.notice,
    keep(values: T) {
      const changed = changedValues(initial.current, values);
      if (changed) draft.keep(changed);
      else draft.drop();
    },
    /** Ends the draft: its values are saved or discarded. */
    clear() {
      draft.clear();
      readInitial();
    },
    drop: draft.drop,
  };
}
