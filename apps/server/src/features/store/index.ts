export { countProducts } from './queries.ts'
export { storeRoutes } from './routes.ts'
export { loadSampleGoods } from './sample-goods.ts'
