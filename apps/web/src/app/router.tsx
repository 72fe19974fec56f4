import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { adminPaths } from './admin-paths.ts'
import { BaseLayout } from './base-layout.tsx'
import { BootScreen } from './boot-screen.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { signedInPath } from './signed-in-path.ts'

/**
 * The route table. Every page is loaded when it is first opened, and so is what it needs around it: whoever signs in
 * waits for nothing else.
 */
export const routes: RouteObject[] = [
  {
    Component: BaseLayout,
    ErrorBoundary: CrashScreen,
    HydrateFallback: BootScreen,
    children: [
      { path: '/login', lazy: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }) },
      {
        lazy: async () => ({ Component: (await import('./providers.tsx')).Providers }),
        children: [
          {
            lazy: async () => ({ Component: (await import('./guards.tsx')).SignedOutOnly }),
            children: [
              {
                path: '/signup',
                lazy: async () => ({ Component: (await import('./signup-page.tsx')).SignupPage }),
              },
            ],
          },
          {
            path: '/forgot-password',
            lazy: async () => ({
              Component: (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
            }),
          },
          {
            path: '/reset-password',
            lazy: async () => ({ Component: (await import('./reset-password-page.tsx')).ResetPasswordPage }),
          },
          {
            lazy: async () => ({ Component: (await import('./root-layout.tsx')).RootLayout }),
            children: [
              {
                path: '/confirm-email',
                lazy: async () => ({
                  Component: (await import('./confirm-email-page.tsx')).ConfirmEmailPage,
                }),
              },
              {
                path: '/terms',
                lazy: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }),
              },
              ...['/certificate', '/certificate/:code'].map((path) => ({
                path,
                lazy: async () => ({ Component: (await import('./certificate-page.tsx')).CertificatePage }),
              })),
              {
                path: '/profile/:id',
                lazy: async () => ({
                  Component: (await import('./public-profile-page.tsx')).PublicProfilePage,
                }),
              },
              {
                lazy: async () => ({ Component: (await import('./guards.tsx')).SignedInOnly }),
                children: [
                  {
                    lazy: async () => ({ Component: (await import('./shell-layout.tsx')).ShellLayout }),
                    children: [
                      {
                        path: '/',
                        lazy: async () => ({ Component: (await import('./home-page.tsx')).HomePage }),
                      },
                      {
                        lazy: async () => ({
                          Component: (await import('./practise-layout.tsx')).PractiseLayout,
                        }),
                        children: [
                          {
                            path: '/plans',
                            lazy: async () => ({ Component: (await import('./plans-page.tsx')).PlansPage }),
                          },
                          {
                            path: '/plans/:slug',
                            lazy: async () => ({ Component: (await import('./plan-page.tsx')).PlanPage }),
                          },
                          {
                            path: '/review',
                            lazy: async () => ({ Component: (await import('./review-page.tsx')).ReviewPage }),
                          },
                          {
                            path: '/lists',
                            lazy: async () => ({ Component: (await import('./lists-page.tsx')).ListsPage }),
                          },
                          {
                            path: '/lists/:id',
                            lazy: async () => ({ Component: (await import('./list-page.tsx')).ListPage }),
                          },
                          {
                            path: '/notes',
                            lazy: async () => ({ Component: (await import('./notes-page.tsx')).NotesPage }),
                          },
                        ],
                      },
                      {
                        path: '/contest',
                        lazy: async () => ({ Component: (await import('./contests-page.tsx')).ContestsPage }),
                      },
                      {
                        path: '/contest/:id',
                        lazy: async () => ({ Component: (await import('./contest-page.tsx')).ContestPage }),
                      },
                      ...['/store', '/goodies'].map((path) => ({
                        path,
                        lazy: async () => ({ Component: (await import('./store-page.tsx')).StorePage }),
                      })),
                      {
                        path: '/store/:id',
                        lazy: async () => ({ Component: (await import('./product-page.tsx')).ProductPage }),
                      },
                      {
                        path: '/explorecourses',
                        lazy: async () => ({ Component: (await import('./explore-page.tsx')).ExplorePage }),
                      },
                      {
                        path: '/explore/:id',
                        lazy: async () => ({
                          Component: (await import('./course-sales-page.tsx')).CourseSalesPage,
                        }),
                      },
                      {
                        path: '/course/:id',
                        lazy: async () => ({
                          Component: (await import('./own-course-page.tsx')).OwnCoursePage,
                        }),
                      },
                      {
                        path: '/mycourses',
                        lazy: async () => ({
                          Component: (await import('./my-courses-page.tsx')).MyCoursesPage,
                        }),
                      },
                      { path: '/my-courses', loader: () => redirect('/mycourses') },
                      {
                        path: '/profile',
                        lazy: async () => ({ Component: (await import('./profile-page.tsx')).ProfilePage }),
                      },
                      {
                        path: '/orders',
                        lazy: async () => ({ Component: (await import('./orders-page.tsx')).OrdersPage }),
                      },
                      {
                        path: '/submissions',
                        lazy: async () => ({
                          Component: (await import('./submissions-page.tsx')).SubmissionsPage,
                        }),
                      },
                      {
                        path: '/submission/:id',
                        lazy: async () => ({ Component: (await import('./attempt-page.tsx')).AttemptPage }),
                      },
                      {
                        path: '/submission/:id/compare/:other',
                        lazy: async () => ({
                          Component: (await import('./attempt-difference-page.tsx')).AttemptDifferencePage,
                        }),
                      },
                      {
                        path: '/contact',
                        lazy: async () => ({ Component: (await import('./contact-page.tsx')).ContactPage }),
                      },
                      {
                        path: '/help',
                        lazy: async () => ({ Component: (await import('./help-pages.tsx')).HelpPages }),
                      },
                      {
                        path: '/help/:slug',
                        lazy: async () => ({ Component: (await import('./help-page.tsx')).HelpPage }),
                      },
                      ...['/settings', '/settings/:section'].map((path) => ({
                        path,
                        lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }),
                      })),
                      {
                        path: '/premium',
                        lazy: async () => ({ Component: (await import('./premium-page.tsx')).PremiumPage }),
                      },
                    ],
                  },
                  {
                    lazy: async () => ({ Component: (await import('./admin-only.tsx')).AdminOnly }),
                    children: [
                      {
                        lazy: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
                        children: adminPaths.map((path) => ({
                          path,
                          lazy: async () => ({
                            Component: await (await import('./load-admin-page.ts')).loadAdminPage[path](),
                          }),
                        })),
                      },
                    ],
                  },
                  {
                    path: signedInPath,
                    lazy: async () => ({ Component: (await import('./signed-in-page.tsx')).SignedInPage }),
                  },
                  // Work screens bring a bar of their own, so they stand outside the shell.
                  {
                    path: '/course/:id/content',
                    lazy: async () => ({
                      Component: (await import('./course-player-page.tsx')).CoursePlayerPage,
                    }),
                  },
                  {
                    path: '/contest/:id/problem/:letter',
                    lazy: async () => ({
                      Component: (await import('./contest-problem-page.tsx')).ContestProblemPage,
                    }),
                  },
                  {
                    path: '/discuss',
                    lazy: async () => ({ Component: (await import('./discuss-page.tsx')).DiscussPage }),
                  },
                  {
                    path: '/problemcontent/:id',
                    lazy: async () => ({ Component: (await import('./problem-page.tsx')).ProblemPage }),
                  },
                ],
              },
              {
                path: '*',
                lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
              },
            ],
          },
        ],
      },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes)
}
