import type zh from '../zh-CN/listing';

export default {
  'listing.search': 'Search',
  'listing.clear': 'Clear filters',
  'listing.more': '{set, plural, =0 {More filters} other {More filters (#)}}',
  'listing.active': 'Filters in use',
  'listing.remove': 'Remove filter: {filter}',
  'listing.all': 'All',
  'listing.from': 'From',
  'listing.to': 'To',
  'listing.reversed': 'The end date must be on or after the start date.',
  'listing.notFound': 'No results match your filters',
  'listing.cell.only': 'Only {value}',
  'listing.cell.without': 'Without {value}',
  'listing.cell.atLeast': '{value} or more',
  'listing.cell.atMost': '{value} or less',
  'listing.cell.since': 'From {value} on',
  'listing.cell.until': 'Until {value}',
  'listing.pages': 'Pages',
} satisfies Record<keyof typeof zh, string>;
