import { DiagramEditor } from './components/diagram/DiagramEditor';

/** `/editor/flow`: the flow chart editor. */
export default function FlowEditorPage() {
  return <DiagramEditor kind="flow" />;
}
