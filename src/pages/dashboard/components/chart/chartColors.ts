import type { GlobalToken } from 'antd';

/** The colours of a chart's parts in their order: dark enough on a light ground, light enough on a dark one. */
export function chartColors(token: GlobalToken): string[] {
  return [
    token['geekblue-7'],
    token['cyan-7'],
    token['gold-7'],
    token['magenta-7'],
    token['green-7'],
    token['volcano-7'],
    token['purple-7'],
  ];
}
