import { AntdPopups } from './AntdPopups';
import { DialogFocus } from './DialogFocus';
import { FieldErrorAlert } from './FieldErrorAlert';
import type { PopupQueue } from './popupQueue';
import { RemovedFocus } from './RemovedFocus';

/** What a page needs from the first press on. Loads after the first page. */
export function LateParts({ popups }: { popups: PopupQueue }) {
  return (
    <>
      <AntdPopups popups={popups} />
      <DialogFocus />
      <RemovedFocus />
      <FieldErrorAlert />
    </>
  );
}
