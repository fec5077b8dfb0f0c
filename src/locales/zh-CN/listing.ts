/** The texts that all lists share. */
export default {
  'listing.search': '搜索',
  'listing.clear': '清除筛选',
  'listing.more': '{set, plural, =0 {更多筛选} other {更多筛选（#）}}',
  'listing.active': '已选条件',
  'listing.remove': '移除条件：{filter}',
  'listing.all': '全部',
  'listing.from': '开始日期',
  'listing.to': '结束日期',
  'listing.reversed': '结束日期不能早于开始日期。',
  'listing.notFound': '没有符合条件的内容',
  'listing.pages': '分页',
};
