// Reaches the browser, when a visitor uses the PlanCanvas figure.
import { type Question, retiredBudget } from './business'

/** Six of the 27 questions, for a regional meal-kit service. */
export const questions: Question[] = [
  {
    kind: 'choice',
    field: 'customer',
    topic: 'Customer',
    ask: 'Who buys the first box?',
    choices: [
      {
        value: 'parents',
        short: 'Parents',
        label: 'Parents of school children',
        places: { segments: 'Parents of school children, both at work' },
      },
      {
        value: 'office',
        short: 'Late workers',
        label: 'Office staff who work late',
        places: { segments: 'Office staff who get home after seven' },
      },
      {
        value: 'retired',
        short: 'Retired couples',
        label: 'Retired couples',
        places: { segments: `Retired couples with $${retiredBudget} a month for dinners` },
      },
    ],
  },
  {
    kind: 'choice',
    field: 'promise',
    topic: 'Promise',
    ask: 'Why would they stop shopping for dinner?',
    choices: [
      {
        value: 'fresh',
        short: 'Picked yesterday',
        label: 'Picked yesterday, on farms nearby',
        places: { value: 'Vegetables picked yesterday, on farms nearby' },
      },
      {
        value: 'time',
        short: 'No shop trip',
        label: 'Four dinners without a trip',
        places: { value: 'Four dinners a week without a trip to a shop' },
      },
      {
        value: 'cheap',
        short: 'Low price',
        label: 'Cheaper than the supermarket',
        places: { value: 'Four dinners for less than at the supermarket' },
      },
    ],
  },
  {
    kind: 'choice',
    field: 'supply',
    topic: 'Supply',
    ask: 'Who supplies the food?',
    choices: [
      {
        value: 'farms',
        short: 'Farms',
        label: 'Farms in the region',
        places: { partners: 'Nine farms in the region', activities: 'Plan menus around the harvest' },
        perBox: 31,
      },
      {
        value: 'wholesaler',
        short: 'Wholesaler',
        label: 'A national wholesaler',
        places: { partners: 'A national wholesaler', activities: 'Order from the wholesaler twice a week' },
        perBox: 22,
      },
      {
        value: 'season',
        short: 'Farms, wholesaler',
        label: 'Farms in summer, a wholesaler in winter',
        places: {
          partners: 'Farms in summer, a wholesaler in winter',
          activities: 'Run two menus, one for each half of the year',
        },
        perBox: 27,
      },
    ],
  },
  {
    kind: 'choice',
    field: 'delivery',
    topic: 'Delivery',
    ask: 'How does a box reach the customer?',
    choices: [
      {
        value: 'vans',
        short: 'Own vans',
        label: 'Own vans, weekday afternoons',
        places: { channels: 'Own vans, weekday afternoons', resources: 'Two vans, a kitchen and a cold room' },
        perBox: 6,
        perMonth: 5_200,
      },
      {
        value: 'carrier',
        short: 'Parcel carrier',
        label: 'A parcel carrier, two days',
        places: {
          channels: 'Parcel carrier, two days on the road',
          partners: 'A parcel carrier',
          resources: 'A kitchen and insulated boxes',
        },
        perBox: 11,
        perMonth: 0,
      },
      {
        value: 'shelves',
        short: 'Pick-up shelves',
        label: 'Pick-up shelves in eight shops',
        places: {
          channels: 'Pick-up shelves in eight shops',
          partners: 'Eight shops',
          resources: 'A kitchen and eight fridges',
        },
        perBox: 3,
        perMonth: 900,
      },
    ],
  },
  {
    kind: 'text',
    topic: 'After',
    ask: 'What do you do after the first box?',
    fields: [{ field: 'after', label: 'In your own words', hint: 'For example: a call in week two' }],
    places: 'relationships',
  },
  {
    kind: 'number',
    topic: 'Numbers',
    ask: 'What does a box cost, and how many sell?',
    fields: [
      { field: 'price', label: 'Price of a box, $', hint: '58' },
      { field: 'boxes', label: 'Boxes a month each', hint: '4' },
      { field: 'customers', label: 'Customers', hint: '210' },
    ],
    places: 'revenue',
  },
]
