import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { signedInPath } from '../lib/paths.ts'
import { adminPaths } from './admin/admin-paths.ts'
import { BootScreen } from './shell/boot-screen.tsx'
import { CrashScreen } from './shell/crash-screen.tsx'
import { RootLayout } from './shell/root-layout.tsx'

/** The route table. Every page and layout is a lazy import, so that the sign-in page loads nothing else. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashScreen,
    HydrateFallback: BootScreen,
    children: [
      {
        path: '/login',
        lazy: async () => ({ Component: (await import('./pages/sign-in/login-page.tsx')).LoginPage }),
      },
      {
        lazy: async () => ({ Component: (await import('./providers.tsx')).Providers }),
        children: [
          {
            lazy: async () => ({ Component: (await import('./guards.tsx')).SignedOutOnly }),
            children: [
              {
                path: '/signup',
                lazy: async () => ({
                  Component: (await import('./pages/sign-in/signup-page.tsx')).SignupPage,
                }),
              },
            ],
          },
          {
            path: '/forgot-password',
            lazy: async () => ({
              Component: (await import('./pages/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
            }),
          },
          {
            path: '/reset-password',
            lazy: async () => ({
              Component: (await import('./pages/sign-in/reset-password-page.tsx')).ResetPasswordPage,
            }),
          },
          {
            lazy: async () => ({ Component: (await import('./shell/palette-layout.tsx')).PaletteLayout }),
            children: [
              {
                path: '/confirm-email',
                lazy: async () => ({
                  Component: (await import('./pages/sign-in/confirm-email-page.tsx')).ConfirmEmailPage,
                }),
              },
              {
                path: '/terms',
                lazy: async () => ({ Component: (await import('./pages/terms-page.tsx')).TermsPage }),
              },
              ...['/certificate', '/certificate/:code'].map((path) => ({
                path,
                lazy: async () => ({
                  Component: (await import('./pages/courses/certificate-page.tsx')).CertificatePage,
                }),
              })),
              {
                path: '/profile/:id',
                lazy: async () => ({
                  Component: (await import('./pages/profile/public-profile-page.tsx')).PublicProfilePage,
                }),
              },
              {
                lazy: async () => ({ Component: (await import('./guards.tsx')).SignedInOnly }),
                children: [
                  {
                    lazy: async () => ({
                      Component: (await import('./shell/navbar-layout.tsx')).NavbarLayout,
                    }),
                    children: [
                      {
                        path: '/',
                        lazy: async () => ({
                          Component: (await import('./pages/practice/home-page.tsx')).HomePage,
                        }),
                      },
                      {
                        lazy: async () => ({
                          Component: (await import('./pages/practice/practise-layout.tsx')).PractiseLayout,
                        }),
                        children: [
                          {
                            path: '/plans',
                            lazy: async () => ({
                              Component: (await import('./pages/practice/plans-page.tsx')).PlansPage,
                            }),
                          },
                          {
                            path: '/plans/:slug',
                            lazy: async () => ({
                              Component: (await import('./pages/practice/plan-page.tsx')).PlanPage,
                            }),
                          },
                          {
                            path: '/review',
                            lazy: async () => ({
                              Component: (await import('./pages/practice/review-page.tsx')).ReviewPage,
                            }),
                          },
                          {
                            path: '/lists',
                            lazy: async () => ({
                              Component: (await import('./pages/practice/lists-page.tsx')).ListsPage,
                            }),
                          },
                          {
                            path: '/lists/:id',
                            lazy: async () => ({
                              Component: (await import('./pages/practice/list-page.tsx')).ListPage,
                            }),
                          },
                          {
                            path: '/notes',
                            lazy: async () => ({
                              Component: (await import('./pages/practice/notes-page.tsx')).NotesPage,
                            }),
                          },
                        ],
                      },
                      {
                        path: '/contest',
                        lazy: async () => ({
                          Component: (await import('./contest/contests-page.tsx')).ContestsPage,
                        }),
                      },
                      {
                        path: '/contest/:id',
                        lazy: async () => ({
                          Component: (await import('./contest/contest-page.tsx')).ContestPage,
                        }),
                      },
                      ...['/store', '/goodies'].map((path) => ({
                        path,
                        lazy: async () => ({
                          Component: (await import('./pages/store/store-page.tsx')).StorePage,
                        }),
                      })),
                      {
                        path: '/store/:id',
                        lazy: async () => ({
                          Component: (await import('./pages/store/product-page.tsx')).ProductPage,
                        }),
                      },
                      {
                        path: '/explorecourses',
                        lazy: async () => ({
                          Component: (await import('./pages/courses/explore-page.tsx')).ExplorePage,
                        }),
                      },
                      {
                        path: '/explore/:id',
                        lazy: async () => ({
                          Component: (await import('./pages/courses/course-sales-page.tsx')).CourseSalesPage,
                        }),
                      },
                      {
                        path: '/course/:id',
                        lazy: async () => ({
                          Component: (await import('./pages/courses/own-course-page.tsx')).OwnCoursePage,
                        }),
                      },
                      {
                        path: '/mycourses',
                        lazy: async () => ({
                          Component: (await import('./pages/courses/my-courses-page.tsx')).MyCoursesPage,
                        }),
                      },
                      { path: '/my-courses', loader: () => redirect('/mycourses') },
                      {
                        path: '/profile',
                        lazy: async () => ({
                          Component: (await import('./pages/profile/profile-page.tsx')).ProfilePage,
                        }),
                      },
                      {
                        path: '/orders',
                        lazy: async () => ({
                          Component: (await import('./pages/store/orders-page.tsx')).OrdersPage,
                        }),
                      },
                      {
                        path: '/submissions',
                        lazy: async () => ({
                          Component: (await import('./pages/submissions/submissions-page.tsx'))
                            .SubmissionsPage,
                        }),
                      },
                      {
                        path: '/submission/:id',
                        lazy: async () => ({
                          Component: (await import('./pages/submissions/submission-page.tsx')).SubmissionPage,
                        }),
                      },
                      {
                        path: '/submission/:id/compare/:other',
                        lazy: async () => ({
                          Component: (await import('./pages/submissions/submission-difference-page.tsx'))
                            .SubmissionDifferencePage,
                        }),
                      },
                      {
                        path: '/contact',
                        lazy: async () => ({
                          Component: (await import('./pages/contact-page.tsx')).ContactPage,
                        }),
                      },
                      {
                        path: '/help',
                        lazy: async () => ({
                          Component: (await import('./pages/help-routes.tsx')).HelpRoutes,
                        }),
                      },
                      {
                        path: '/help/:slug',
                        lazy: async () => ({ Component: (await import('./pages/help-page.tsx')).HelpPage }),
                      },
                      ...['/settings', '/settings/:section'].map((path) => ({
                        path,
                        lazy: async () => ({
                          Component: (await import('./pages/profile/settings-page.tsx')).SettingsPage,
                        }),
                      })),
                      {
                        path: '/premium',
                        lazy: async () => ({
                          Component: (await import('./pages/store/premium-page.tsx')).PremiumPage,
                        }),
                      },
                    ],
                  },
                  {
                    lazy: async () => ({ Component: (await import('./admin/admin-only.tsx')).AdminOnly }),
                    children: [
                      {
                        lazy: async () => ({
                          Component: (await import('./admin/admin-layout.tsx')).AdminLayout,
                        }),
                        children: adminPaths.map((path) => ({
                          path,
                          lazy: async () => ({
                            Component: await (await import('./admin/load-admin-page.ts')).loadAdminPage[
                              path
                            ](),
                          }),
                        })),
                      },
                    ],
                  },
                  {
                    path: signedInPath,
                    lazy: async () => ({
                      Component: (await import('./pages/sign-in/signed-in-page.tsx')).SignedInPage,
                    }),
                  },
                  // Work screens have their own bar, so they are outside of the navbar layout.
                  {
                    path: '/course/:id/content',
                    lazy: async () => ({
                      Component: (await import('./pages/courses/course-player-page.tsx')).CoursePlayerPage,
                    }),
                  },
                  {
                    path: '/contest/:id/problem/:letter',
                    lazy: async () => ({
                      Component: (await import('./contest/contest-problem-page.tsx')).ContestProblemPage,
                    }),
                  },
                  {
                    path: '/discuss',
                    lazy: async () => ({ Component: (await import('./pages/discuss-page.tsx')).DiscussPage }),
                  },
                  {
                    path: '/problemcontent/:id',
                    lazy: async () => ({
                      Component: (await import('./problem/problem-page.tsx')).ProblemPage,
                    }),
                  },
                ],
              },
              {
                path: '*',
                lazy: async () => ({
                  Component: (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
                }),
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
