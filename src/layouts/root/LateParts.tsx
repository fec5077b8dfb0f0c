import { AntdPopups } from './AntdPopups';
import { FieldErrorAlert } from './FieldErrorAlert';
import type { PopupQueue } from './popupQueue';
import { RemovedFocus } from './RemovedFocus';

/** What a page needs from the first press on. Loads after the first page. */
export function LateParts({ popups }: { popups: PopupQueue }) {
  return (
    <>
      <AntdPopups popups={popups} />
      <RemovedFocus />
      <FieldErrorAlert />
    </>
  );
}
