import { DiagramEditor } from './components/diagram/DiagramEditor';

/** `/editor/flow`: flow charts of how things are done, drawn, checked and kept. */
export default function FlowEditorPage() {
  return <DiagramEditor kind="flow" />;
}
