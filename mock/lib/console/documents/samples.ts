import type { EditorContent, EditorKind } from '../../../../src/domain/editor/editorDocument';
import type { Language, Text } from '../../text';
import { refundFlow, reviewFlow } from './flowSamples';
import { launchMind, qualityMind } from './mindSamples';
import { disasterTopology, portalTopology } from './topologySamples';

export type SampleName = 'review' | 'refund' | 'launch' | 'quality' | 'portal' | 'disaster';

interface Sample {
  kind: EditorKind;
  name: Text;
  content: (language: Language) => EditorContent;
}

/** The documents everything begins with. */
export const SAMPLES: Record<SampleName, Sample> = {
  review: {
    kind: 'flow',
    name: { zh: '服务上架审核流程', en: 'Reviewing a new service' },
    content: reviewFlow,
  },
  refund: { kind: 'flow', name: { zh: '退款处理流程', en: 'Handling a refund' }, content: refundFlow },
  launch: { kind: 'mind', name: { zh: '秋季服务节筹备', en: 'Autumn service fair' }, content: launchMind },
  quality: {
    kind: 'mind',
    name: { zh: '服务商质量提升', en: 'Better service providers' },
    content: qualityMind,
  },
  portal: {
    kind: 'topology',
    name: { zh: '门户生产环境', en: 'Portal, production' },
    content: portalTopology,
  },
  disaster: {
    kind: 'topology',
    name: { zh: '异地容灾方案', en: 'Standby in a second region' },
    content: disasterTopology,
  },
};
