import { DiagramEditor } from './components/diagram/DiagramEditor';

/** `/editor/topology`: which devices and services there are, how they are joined, and how they are doing. */
export default function TopologyEditorPage() {
  return <DiagramEditor kind="topology" />;
}
