import { useT } from '@@/texts/profile';
import { Slider } from 'antd';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import {
  type CropView,
  clampView,
  cropSquare,
  dragView,
  MAX_ZOOM,
  type PictureSize,
} from '@/components/profile/squareCrop';
import typography from '@/components/typography.module.css';
import styles from './Profile.module.css';

interface AvatarCropProps {
  /** URL of the chosen picture. */
  source: string;
  view: CropView;
  onChange: (view: CropView) => void;
  onUnreadable: () => void;
}

/** Pixels that an arrow key moves the picture. */
const STEP = 12;
const ZOOM_STEP = 0.2;

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const ZOOM_KEYS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

/** A square crop that can be dragged and zoomed, also with the keyboard. */
export function AvatarCrop({ source, view, onChange, onUnreadable }: AvatarCropProps) {
  const t = useT();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** Where the pointer was: phones report no `movementX`. */
  const last = useRef({ x: 0, y: 0 });
  const [size, setSize] = useState<PictureSize>();

  const move = (by: { x: number; y: number }) => {
    if (size) onChange(dragView(size, view, by, frame.current?.clientWidth || 1));
  };
  const zoomTo = (zoom: number) => {
    if (size) onChange(clampView(size, { ...view, zoom }));
  };

  function handlePointerDown({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    currentTarget.setPointerCapture(pointerId);
    last.current = { x: clientX, y: clientY };
  }

  function handlePointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { x, y } = last.current;
    last.current = { x: clientX, y: clientY };
    move({ x: clientX - x, y: clientY - y });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    const zoom = ZOOM_KEYS[event.key];
    if (!arrow && !zoom) return;
    event.preventDefault();
    if (arrow) move(arrow);
    if (zoom) zoomTo(view.zoom + zoom);
  }

  // Relative to the frame, whose width is unknown.
  const square = size && cropSquare(size, view);
  const placed = size &&
    square && {
      inlineSize: `${(size.width / square.side) * 100}%`,
      blockSize: `${(size.height / square.side) * 100}%`,
      transform: `translate(${(-square.x / size.width) * 100}%, ${(-square.y / size.height) * 100}%)`,
    };

  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        dir="ltr"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys of its own, here those that move and zoom.
        tabIndex={0}
        aria-label={t('profile.avatar.frame')}
        aria-describedby={hintId}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onKeyDown={handleKeyDown}
      >
        <img
          className={styles.picture}
          src={source}
          alt=""
          draggable={false}
          style={placed || { visibility: 'hidden' }}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onUnreadable}
        />
      </div>
      <div className={styles.zoom}>
        <Slider
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={view.zoom}
          onChange={zoomTo}
          tooltip={{ open: false }}
          ariaLabelForHandle={t('profile.avatar.zoom')}
        />
      </div>
      <p id={hintId} className={`${layout.spaceBeforeXs} ${typography.note}`}>
        {t('profile.avatar.frameHint')}
      </p>
    </>
  );
}
