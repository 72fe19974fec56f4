# H19: exits while it is loaded, without output.
# expect: Wrong Answer
import os

os._exit(0)
