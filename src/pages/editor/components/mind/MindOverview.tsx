import type { MindElixirInstance } from 'mind-elixir';
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import styles from './MindCanvas.module.css';

/** Measures the map in its own pixels at zoom 1. */
function measure({ nodes, container }: MindElixirInstance) {
  const whole = nodes.getBoundingClientRect();
  const scale = whole.width / nodes.offsetWidth || 1;
  const within = (element: Element) => {
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
  return {
    map: { width: nodes.offsetWidth, height: nodes.offsetHeight },
    visible: within(container),
    topics,
  };
}

/** The whole map in small, with the visible area. A click or drag centers that place. */
export function MindOverview({ mind }: { mind: MindElixirInstance }) {
  const [overview, setOverview] = useState(() => measure(mind));
  const update = useEffectEvent(() => {
    if (mind.nodes) setOverview(measure(mind));
  });

  useEffect(() => {
    let frame = 0;
    // Batches events, some of which are fired before the drawing has moved.
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => update());
    };
    const { bus, container, map } = mind;
    const events = ['linkDiv', 'move', 'scale', 'selectNodes', 'unselectNodes'] as const;
    for (const name of events) bus.addListener(name, schedule);
    map.addEventListener('transitionend', schedule);
    const observer = new ResizeObserver(schedule);
    observer.observe(container);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) bus.removeListener(name, schedule);
      map.removeEventListener('transitionend', schedule);
      observer.disconnect();
    };
  }, [mind]);

  function centerAt({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const matrix = currentTarget.getScreenCTM()?.inverse();
    if (!matrix) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const { visible } = overview;
    const dx = visible.x + visible.width / 2 - x;
    const dy = visible.y + visible.height / 2 - y;
    mind.move(dx * mind.scaleVal, dy * mind.scaleVal);
  }

  const { map, visible, topics } = overview;
  const [x, y] = [Math.min(0, visible.x), Math.min(0, visible.y)];
  const width = Math.max(map.width, visible.x + visible.width) - x || 1;
  const height = Math.max(map.height, visible.y + visible.height) - y || 1;
  return (
    <svg
      className={styles.overview}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        centerAt(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && centerAt(event)}
    >
      {topics.map(({ id, ...topic }) => (
        <rect key={id} rx={6} {...topic} />
      ))}
      <rect className={styles.visible} {...visible} />
    </svg>
  );
}
