import type { MindElixirInstance, Topic as TopicElement } from 'mind-elixir';
import type { MindContent } from '@/domain/editor/mindMap';
import { toElixir } from './elixirData';

/** The element of a topic; missing while it is folded away. */
export const findElement = ({ nodes }: MindElixirInstance, id: string) =>
  nodes.querySelector<TopicElement>(`[data-nodeid="me${id}"]`) ?? undefined;

/** Draws a changed content; the anchor stays where it is on screen, or the root when the anchor is new or hidden. */
export function redraw(mind: MindElixirInstance, content: MindContent, anchorId: string): void {
  const getPlace = (id: string) => findElement(mind, id)?.getBoundingClientRect();
  const [anchor, root] = [getPlace(anchorId), getPlace(content.root.id)];
  const data = toElixir(content);
  mind.direction = data.direction ?? mind.direction;
  mind.refresh(data);
  const anchorNow = anchor && getPlace(anchorId);
  const [before, after] = anchorNow ? [anchor, anchorNow] : [root, getPlace(content.root.id)];
  if (before && after) mind.move(before.x - after.x, before.y - after.y);
}

/** Pixels that the overview takes at the foot of the map. */
const FOOT = 136;
/** Below this zoom nobody reads; a narrow screen begins at the root instead of with everything. */
const READABLE = 0.65;

/** Shows everything, above the overview. */
export function showAll(mind: MindElixirInstance): void {
  const { container, nodes } = mind;
  mind.scaleFit();
  const room = Math.min(1, (container.offsetHeight - FOOT) / nodes.offsetHeight);
  if (room > 0 && room < mind.scaleVal) mind.scale(Math.max(mind.scaleMin, room));
  const covered = nodes.getBoundingClientRect().bottom - container.getBoundingClientRect().bottom + FOOT;
  const above = nodes.getBoundingClientRect().top - container.getBoundingClientRect().top;
  if (covered > 0) mind.move(0, -Math.max(0, Math.min(covered, above)));
}

/** How a map is first seen: all of it, unless that would be too small to read. */
export function begin(mind: MindElixirInstance): void {
  showAll(mind);
  if (mind.scaleVal >= READABLE) return;
  mind.scaleVal = READABLE;
  mind.toCenter();
}
