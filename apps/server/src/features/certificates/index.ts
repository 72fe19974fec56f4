export { issueCertificate } from './issue-certificate.ts'
export { certificateRoutes } from './routes.ts'
