INSERT INTO "renamings" ("path", "record_id", "turn")
SELECT 'addresses', 0, 1 WHERE EXISTS (SELECT FROM "addresses")
UNION ALL SELECT 'billing_addresses', 0, 1 WHERE EXISTS (SELECT FROM "billing_addresses")
UNION ALL SELECT 'customers', 0, 1 WHERE EXISTS (SELECT FROM "customers")
UNION ALL SELECT 'drivers', 0, 1 WHERE EXISTS (SELECT FROM "drivers")
UNION ALL SELECT 'price_groups', 0, 1 WHERE EXISTS (SELECT FROM "price_groups")
UNION ALL SELECT 'users', 0, 1 WHERE EXISTS (SELECT FROM "users");
