export default {
  'chart.described':
    '{caption}：共 {count} 个值，最高 {highest}（{highestAt}），最低 {lowest}（{lowestAt}）。',
  'chart.view': '{caption}：显示方式',
  'chart.view.chart': '图表',
  'chart.view.table': '表格',
  'chart.failed': '图表加载失败，可用表格查看数据。',
  'chart.toTable': '查看表格',
};
