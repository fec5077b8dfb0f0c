import { AntdPopups } from './AntdPopups';
import { DialogTabs } from './DialogTabs';
import { FieldErrorAlert } from './FieldErrorAlert';
import type { PopupQueue } from './popupQueue';
import { RemovedFocus } from './RemovedFocus';
import { usePrefetch } from './usePrefetch';

/** What a page needs from the first press on. Loads after the first page. */
export function LateParts({ popups }: { popups: PopupQueue }) {
  usePrefetch();
  return (
    <>
      <AntdPopups popups={popups} />
      <DialogTabs />
      <RemovedFocus />
      <FieldErrorAlert />
    </>
  );
}
