import type { CategoryWords } from '../words';

export const maps: CategoryWords = {
  headings: {
    audience: 'Made for',
    points: 'What it does',
    steps: 'How you use it',
    support: 'Service and rules',
  },
  steps: [
    'Choose city and purpose; surveying rules are checked on submission.',
    'Download samples and lay them over your own map.',
    'Go live, counted by city or by call.',
    'Every quarter you get a note on what changed in the data.',
  ],
  support:
    'Maps and coordinates follow national surveying rules; public views carry the approval number. Time lost to failures is made up twice over.',
  rows: [
    ['Coordinates', 'GCJ-02, converted to BD-09 on request'],
    ['Map updates', 'Monthly, weekly in major cities'],
  ],
  faq: [
    [
      'Can I export raw coordinates?',
      'Of your own places, yes; regulated survey data is for use online only.',
    ],
    [
      'Are regions outside the mainland covered?',
      'Search and routes work in Hong Kong and Macao; others are not offered yet.',
    ],
  ],
  services: {
    'address-parsing': {
      title: 'Address Parsing and Completion',
      summary:
        'Splits a scribbled delivery address into province, city, district and street, with coordinates.',
      tags: ['Addresses', 'Geocoding', 'Logistics'],
      about:
        'Even “by the east gate of the market on College Road” finds its place. The API corrects, splits, then locates, and says how far the answer can be trusted.\n\nWith names and phones recognised, one pasted message becomes a waybill.',
      audience: ['Checkout in shops and courier apps', 'Chains cleaning their customer addresses'],
      points: [
        'Four levels down to the street',
        'Typos and old place names corrected',
        'Past addresses cleaned in bulk',
      ],
      rows: [
        ['Accuracy', '99.6% by district, 93% by house number'],
        ['Batch', '100 per call'],
        ['Average time', '80 milliseconds'],
      ],
      faq: [
        [
          'What if districts are redrawn?',
          'Updated within two weeks; old names still resolve to the new district.',
        ],
      ],
      plans: {
        pack50k: ['50,000 calls', '50,000 calls', 'Four levels'],
        pack1m: ['One million calls', '1 million calls', 'Names and phones', 'Batch jobs'],
      },
      specs: { phoneAndName: 'Names and phones' },
    },
    'route-planning': {
      title: 'Delivery Route Planning',
      summary: 'Hundreds of orders, dozens of vans: a sequence with fewer detours within a minute.',
      tags: ['Routing', 'Delivery', 'Dispatch'],
      about:
        'Give depots, orders, vehicles and time windows; get a load list and a sequence for each van. Orders can be added on the way without touching what has left.\n\nCustomers drive about 18% fewer kilometres.',
      audience: ['City delivery of groceries, drinks and water', 'Repair teams with visits to arrange'],
      points: [
        'Time windows, loads and shifts at once',
        'Truck bans and heights',
        'Replans only what changes',
      ],
      rows: [
        ['Size', '2,000 orders a run'],
        ['Solving', 'About 40 seconds for 500 orders'],
        ['Output', 'Routes, load lists, arrival times'],
      ],
      faq: [
        [
          'Is there something for drivers?',
          'A mini program for directions, signatures and incidents, at no extra charge.',
        ],
      ],
      plans: {
        city: ['City', '10 vehicles', 'One city'],
        nation: ['Nationwide', '80 vehicles', 'Any city', 'Truck restrictions'],
      },
      specs: {
        vehicles: ['Vehicles', 'vehicles'],
        goal: ['Goal', { distance: 'Shortest way', time: 'Shortest time', cost: 'Lowest cost' }],
        truckLimits: 'Truck bans and heights',
      },
    },
    'site-selection': {
      title: 'Shop Site Analysis',
      summary: 'Compare candidate sites on a map: residents, rivals, rent and footfall.',
      tags: ['Sites', 'Retail', 'Footfall'],
      about:
        'Draw a circle and see who lives and works there, and how many rivals stand within 300 metres. Load the results of your shops and it learns what makes a site good for you.\n\nEach candidate becomes a card you can take to a meeting.',
      audience: ['Expansion teams of restaurants, stores and pharmacies', 'Community services and schools'],
      points: [
        '120 figures about the surroundings',
        'How much a new shop takes from the old',
        'Cards to export',
      ],
      rows: [
        ['Cities', 'One to begin with, up to fifty'],
        ['Grid', '100 metres'],
        ['Data', 'Statistics and anonymous aggregates, no personal tracks'],
      ],
      faq: [['Is footfall a privacy problem?', 'No. Only aggregates above a minimum number are used.']],
      plans: {
        explore: ['Explore', 'One city', '60 cards a quarter'],
        chain: ['Chain', 'Ten cities', 'Footfall included', 'A model of your own'],
      },
      specs: { cities: ['Cities', 'cities'], footTraffic: 'Footfall heat map' },
    },
    'drone-survey': {
      title: 'Drone Survey',
      summary: 'Licensed pilots on site; you get orthophotos, earthwork volumes or 3D models.',
      tags: ['Survey', 'Drones', 'Construction'],
      about:
        'From airspace permit to signed delivery in one hand, with proven flight plans for sites, mines and parks.\n\nRain or air control moves the date at no cost, and results are checked against ground points.',
      audience: ['Builders and supervisors', 'Planners of mines, parks and resorts'],
      points: [
        'Permit and insurance included',
        'Orthophotos better than 3 cm',
        'Volumes between two flights',
      ],
      rows: [
        ['Smallest area', '1 square kilometre'],
        ['Results', 'TIF, OBJ, volume report'],
        ['Delivery', '5 working days after the flight'],
      ],
      faq: [['Can you fly in town?', 'Mostly, with 7 to 15 days for the permit; not near airports.']],
      plans: {
        flight: ['One flight', '1 square kilometre', 'One visit'],
        monthly: ['Monthly flights', '5 square kilometres', 'Twice a month', 'Progress report'],
      },
      specs: { area: ['Area', 'km²'], product: ['Result', { photo: 'Orthophoto', model: '3D model' }] },
    },
  },
};
