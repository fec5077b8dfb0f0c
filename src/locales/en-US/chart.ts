import type zh from '../zh-CN/chart';

export default {
  'chart.described':
    '{caption}: {count, plural, one {one value} other {# values}}, highest {highest} ({highestAt}), lowest {lowest} ({lowestAt}).',
  'chart.view': '{caption}: show as',
  'chart.view.chart': 'Chart',
  'chart.view.table': 'Table',
  'chart.failed': 'Couldn’t load the chart. You can still see its values in a table.',
  'chart.toTable': 'Show table',
} satisfies Record<keyof typeof zh, string>;
