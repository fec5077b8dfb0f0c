import type { MindElixirInstance } from 'mind-elixir';
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import styles from './MindCanvas.module.css';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Overview {
  map: Pick<Box, 'width' | 'height'>;
  seen: Box;
  topics: (Box & { id: string; className: string | undefined })[];
}

/** Where everything is, in pixels of the map at full size. */
function measure({ nodes, container }: MindElixirInstance): Overview {
  const whole = nodes.getBoundingClientRect();
  const scale = whole.width / nodes.offsetWidth || 1;
  const within = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      x: (x - whole.x) / scale,
      y: (y - whole.y) / scale,
      width: width / scale,
      height: height / scale,
    };
  };
  const topics = [...nodes.querySelectorAll('me-tpc')].map((element) => ({
    ...within(element),
    id: element.getAttribute('data-nodeid') ?? '',
    className: element.classList.contains('selected')
      ? styles.selectedTopic
      : element.closest('me-root')
        ? styles.rootTopic
        : styles.topic,
  }));
  return { map: { width: nodes.offsetWidth, height: nodes.offsetHeight }, seen: within(container), topics };
}

/** The whole map, small, with what is seen of it; a press or drag brings that place to the middle. For eyes and pointers only. */
export function MindOverview({ mind }: { mind: MindElixirInstance }) {
  const [overview, setOverview] = useState(() => measure(mind));
  const read = useEffectEvent(() => {
    if (mind.nodes) setOverview(measure(mind));
  });

  useEffect(() => {
    let frame = 0;
    // Many events come at once, some before the drawing has moved.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => read());
    };
    const { bus, container, map } = mind;
    const names = ['linkDiv', 'move', 'scale', 'selectNodes', 'unselectNodes'] as const;
    for (const name of names) bus.addListener(name, soon);
    map.addEventListener('transitionend', soon);
    const resized = new ResizeObserver(soon);
    resized.observe(container);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      for (const name of names) bus.removeListener(name, soon);
      map.removeEventListener('transitionend', soon);
      resized.disconnect();
    };
  }, [mind]);

  function look({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const matrix = currentTarget.getScreenCTM()?.inverse();
    if (!matrix) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const { seen } = overview;
    mind.move((seen.x + seen.width / 2 - x) * mind.scaleVal, (seen.y + seen.height / 2 - y) * mind.scaleVal);
  }

  const { map, seen, topics } = overview;
  const [x, y] = [Math.min(0, seen.x), Math.min(0, seen.y)];
  const width = Math.max(map.width, seen.x + seen.width) - x || 1;
  const height = Math.max(map.height, seen.y + seen.height) - y || 1;
  return (
    <svg
      className={styles.overview}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && look(event)}
    >
      {topics.map(({ id, ...topic }) => (
        <rect key={id} rx={6} {...topic} />
      ))}
      <rect className={styles.seen} {...seen} />
    </svg>
  );
}
