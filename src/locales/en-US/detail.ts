import type zh from '../zh-CN/detail';

/** The pages of one service. */
export default {
  'detail.failed': 'Couldn’t load this service',
  'detail.unknown.title': 'Service not found',
  'detail.unknown.description': 'The link may be incomplete, or the service may have been removed.',
  'detail.toMarket': 'Browse the service market',
  'detail.trail': 'Category',

  'detail.pictures': 'Pictures',
  'detail.picture': 'Picture {number}',
  'detail.picture.show': 'Show picture {number}: {caption}',
  'detail.tags': 'Tags',
  'detail.type': 'Type',
  'detail.rating': 'Rating',
  'detail.orders': 'Orders',
  'detail.provider': 'Provider',

  'detail.tabs': 'About this service',
  'detail.tab1': 'Description',
  'detail.tab2': 'Specifications and FAQ',
  'detail.contents': 'Contents',
  'detail.tab1.empty': 'The provider hasn’t added a description yet. Contact them to learn more.',
  'detail.specification': 'Specifications',
  'detail.specification.empty':
    'The provider hasn’t added any specifications yet. Contact them to learn more.',
  'detail.faq': 'Frequently asked questions',

  'detail.configure': 'Configure',
  'detail.plan': 'Plan',
  'detail.period': 'Term',
  'detail.saving': 'Save {amount}',
  'detail.quantity': 'Quantity',
  'detail.number.less': 'Decrease {label}',
  'detail.number.more': 'Increase {label}',
  'detail.number.range': 'From {min} to {max}',
  'detail.number.rangeInSteps': 'From {min} to {max}, in steps of {step}',
  'detail.number.error': 'Enter a whole number from {min} to {max}',
  'detail.number.errorInSteps': 'Enter a number from {min} to {max}, in steps of {step}',

  'detail.total': 'Total',
  'detail.price.lines': 'Price details',
  'detail.price.linesOf': 'Price breakdown',
  'detail.price.failed': 'Couldn’t calculate the price.',
  'detail.price.changed': 'This service was just updated. Reload it, then choose again.',
  'detail.price.reread': 'Reload',
  'detail.price.fix': 'Correct the highlighted value to see the price',
  'detail.buy': 'Buy now',
  'detail.trial': 'Try free for {count, plural, one {# day} other {# days}}',
  'detail.trial.note': 'Try this configuration for free.',

  'detail.notes': 'Before you buy',
  'detail.certification': 'Identity verification required to order.',
  'detail.certification.start': 'Verify now',
  'detail.purchaseLimit': 'Limit: {count} per person at a time.',
  'detail.agreements': 'By ordering you agree to:',
  'detail.agreements.one': '{title}',
  'detail.agreements.and': ', ',

  'detail.paused.tag': 'Paused',
  'detail.paused.title': 'This service is currently unavailable',
  'detail.paused.text':
    'The provider has paused sales. Existing customers aren’t affected. In the meantime, take a look at similar services.',
  'detail.retired.tag': 'Retired',
  'detail.retired.title': 'This service has been discontinued',
  'detail.retired.text':
    'Existing customers can use it until their term ends. Take a look at similar services.',
  'detail.reviews': 'Ratings and reviews',
  'detail.reviews.none':
    'Nobody has rated this service yet. Buyers can do so within {days} days of the completion of their order.',
  'detail.similar': 'Similar services',
  'detail.similar.see': 'View similar services',
  'detail.similar.category': 'View all in this category',
  'detail.similar.none': 'No other services in this category yet.',
  'detail.similar.failed': 'Couldn’t load similar services.',
} satisfies Record<keyof typeof zh, string>;
