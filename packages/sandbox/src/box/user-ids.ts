// User ids that nobody assigns: users have ids up to 60000, systemd-homed and containers up to 60705, services from 61184 on.
// Containers may allow no ids above 65535. Source: systemd's UIDs-GIDs.md.
export const firstUserId = 60_706
export const lastUserId = 61_183
/** The most warm boxes that can have an id of their own. */
export const maxUserIds = lastUserId - firstUserId + 1
