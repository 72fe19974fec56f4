export { storeRoutes } from './routes.ts'
export { loadSampleGoods } from './sample-goods.ts'
