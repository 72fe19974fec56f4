# H51: requests another interpreter, encoding and module path in its first lines.
# expect: Wrong Answer, Compilation Error
# hides: uid=
#!/usr/bin/id
# -*- coding: utf-8 -*- vim: set fileencoding=utf-8 : $(id) `id`
# /// script
# dependencies = ["evil"]
# ///
import sys

print('wrong', [path for path in sys.path if path.startswith(('/tmp', '/box/..'))])
