import { DiagramEditor } from './components/diagram/DiagramEditor';

/** `/editor/topology`: the network topology editor. */
export default function TopologyEditorPage() {
  return <DiagramEditor kind="topology" />;
}
