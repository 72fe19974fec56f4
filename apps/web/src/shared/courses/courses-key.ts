/** Everything about courses, for learners and for admins, so that a change renews it all. */
export const coursesKey = ['courses'] as const
